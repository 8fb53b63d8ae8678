import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { LimitRequirement, LineRequirements, Requirements } from '../compliance/requirements.js';
import { policy } from '../compliance/testing/sample-policies.js';
import { dollars } from '../kernel/money.js';
import { curePlanOf } from './cure-plan.rules.js';
import { cureWorld } from './testing/cure-world.js';

const GL = 'generalLiability';
const limit = (code: LimitRequirement['limit'], whole: number): LimitRequirement => ({
  limit: code,
  atLeast: dollars(whole),
  tower: false,
});
const line = (
  name: LineRequirements['line'],
  limits: readonly LimitRequirement[],
  more: Partial<LineRequirements> = {},
): LineRequirements => ({ line: name, limits, endorsements: [], ...more });
const required = (...lines: LineRequirements[]): Requirements => ({
  lines,
  umbrellaMode: 'separate',
  rating: null,
  region: 'unitedStates',
});

const plan = (requirements: Requirements, held: readonly ProvidedPolicy[], hidden: readonly string[] = []) => {
  const shown = held.map(({ policyId }) => policyId).filter((id) => !hidden.includes(id));
  const { steps, proved } = curePlanOf(cureWorld(held, { id: 'a', requirements, shown }));
  return { steps: steps.map(({ step }) => step), proved };
};

const general = (said = {}) => policy(GL, { id: 'gl', limits: { eachOccurrence: 1_000_000 }, ...said });
const auto = policy('automobile', { id: 'auto', limits: { combinedSingleLimit: 1_000_000 } });
const excess = (said = {}) =>
  policy('excessLiability', { id: 'ex', schedule: [GL], limits: { excessEachOccurrence: 2_000_000 }, ...said });
const OVER_BOTH = [
  line(GL, [limit('eachOccurrence', 1_000_000)]),
  line('automobile', [limit('combinedSingleLimit', 1_000_000)]),
];

describe('a plan for the lines below an umbrella [H10]', () => {
  it('puts the line on its schedule', () => {
    const um = policy('umbrella', { id: 'um', schedule: [GL], limits: { umbrellaEachOccurrence: 2_000_000 } });
    const requirements = required(...OVER_BOTH, line('umbrella', [limit('umbrellaEachOccurrence', 2_000_000)]));
    expect(plan(requirements, [general(), auto, um])).toMatchObject({
      steps: [{ kind: 'changeTerm', policyId: 'um', change: { term: 'schedule', line: 'automobile' } }],
      proved: true,
    });
  });

  it('states the schedule of the umbrella on which an excess policy rests', () => {
    const um = policy('umbrella', { id: 'um', schedule: null, limits: { umbrellaEachOccurrence: 2_000_000 } });
    const requirements = required(
      line(GL, [limit('eachOccurrence', 1_000_000)]),
      line('excessLiability', [limit('excessEachOccurrence', 2_000_000)]),
    );
    expect(plan(requirements, [general(), um, excess({ schedule: ['umbrella'] })])).toMatchObject({
      steps: [{ kind: 'stateTerm', policyId: 'um', change: { term: 'schedule', line: GL } }],
      proved: true,
    });
  });

  it('lowers the attachment point of an excess policy that leaves a gap', () => {
    const ex = excess({ further: { statedValues: { attachmentPoint: dollars(5_000_000) } } });
    const requirements = required(
      line(GL, [limit('eachOccurrence', 1_000_000)]),
      line('excessLiability', [limit('excessEachOccurrence', 2_000_000)]),
    );
    expect(plan(requirements, [general(), ex])).toMatchObject({
      steps: [
        {
          kind: 'changeTerm',
          policyId: 'ex',
          change: { term: 'values', values: { attachmentPoint: dollars(1_000_000) } },
        },
      ],
      proved: true,
    });
  });
});

describe('a plan where policies of other lines may answer [H10]', () => {
  it('shares an excess policy rather than buy an umbrella', () => {
    const requirements = required(
      line('umbrella', [limit('umbrellaEachOccurrence', 2_000_000)], {
        acceptInstead: ['excessLiability'],
        underlying: [GL],
      }),
    );
    expect(plan(requirements, [general(), excess()], ['ex'])).toMatchObject({
      steps: [{ kind: 'sharePolicy', policyId: 'ex' }],
      proved: true,
    });
  });

  it('adds hired and non-owned autos to general liability rather than buy an auto policy', () => {
    const requirements = required(
      line('automobile', [limit('combinedSingleLimit', 1_000_000)], {
        acceptInstead: [GL],
        symbols: { mode: 'all', symbols: [8, 9] },
      }),
    );
    const { steps } = plan(requirements, [
      general({ further: { coverages: [{ type: 'contractualLiability', subCoverages: [], description: '' }] } }),
    ]);
    expect(steps).toMatchObject([
      {
        kind: 'changeTerm',
        policyId: 'gl',
        change: {
          term: 'coverage',
          coverage: { type: 'hiredNonOwnedAuto', subCoverages: ['hiredAutos', 'nonOwnedAutos'] },
        },
      },
    ]);
  });

  it('shares a second property policy for the building', () => {
    const requirements = required(
      line('commercialProperty', [limit('buildingLimit', 1_000_000), limit('businessPersonalProperty', 500_000)], {
        acceptInstead: ['additionalProperty'],
      }),
    );
    const first = policy('commercialProperty', { id: 'cp', limits: { businessPersonalProperty: 500_000 } });
    const second = policy('additionalProperty', { id: 'ap', limits: { additionalBuilding: 1_000_000 } });
    expect(plan(requirements, [first, second], ['ap']).steps).toMatchObject([{ kind: 'sharePolicy', policyId: 'ap' }]);
  });
});
