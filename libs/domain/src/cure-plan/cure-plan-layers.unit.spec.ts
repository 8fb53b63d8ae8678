import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { LimitRequirement, LineRequirements, Requirements } from '../compliance/requirements.js';
import { policy } from '../compliance/testing/sample-policies.js';
import { dollars } from '../kernel/money.js';
import { curePlanOf } from './cure-plan.rules.js';
import { cureWorld } from './testing/cure-world.js';

const GL = 'generalLiability';
const limit = (code: LimitRequirement['limit'], whole: number, tower = true): LimitRequirement => ({
  limit: code,
  atLeast: dollars(whole),
  tower,
});
const line = (name: LineRequirements['line'], ...limits: LimitRequirement[]): LineRequirements => ({
  line: name,
  limits,
  endorsements: [],
});
const required = (umbrellaMode: Requirements['umbrellaMode'], ...lines: LineRequirements[]): Requirements => ({
  lines,
  umbrellaMode,
  rating: null,
  region: 'unitedStates',
});

const plan = (held: readonly ProvidedPolicy[], requirements: Requirements) => {
  const { steps, proved } = curePlanOf(
    cureWorld(held, { id: 'a', requirements, shown: held.map(({ policyId }) => policyId) }),
  );
  return { steps: steps.map(({ step }) => step), proved };
};

/** General liability of 1,000,000 and an umbrella of 2,000,000, required together. */
const COMBINED = required(
  'combined',
  line(GL, limit('eachOccurrence', 1_000_000)),
  line('umbrella', limit('umbrellaEachOccurrence', 2_000_000, false)),
);

describe('a plan with layers [H10]', () => {
  it('states the schedule of an umbrella where that makes enough of a combined requirement', () => {
    const gl = policy(GL, { id: 'gl', limits: { eachOccurrence: 2_000_000 } });
    const um = policy('umbrella', { id: 'um', schedule: null, limits: { umbrellaEachOccurrence: 1_000_000 } });
    expect(plan([gl, um], COMBINED)).toMatchObject({
      steps: [{ kind: 'stateTerm', policyId: 'um', change: { term: 'schedule', line: GL } }],
      proved: true,
    });
  });

  it('raises a policy below above its own requirement where that costs less', () => {
    const gl = policy(GL, { id: 'gl', limits: { eachOccurrence: 1_500_000 } });
    const um = policy('umbrella', { id: 'um', schedule: [GL], limits: { umbrellaEachOccurrence: 1_000_000 } });
    expect(plan([gl, um], COMBINED)).toMatchObject({
      steps: [{ kind: 'raiseLimit', to: expect.any(Number) }],
      proved: true,
    });
    const [step] = plan([gl, um], COMBINED).steps;
    expect(step?.kind === 'raiseLimit' && step.to - step.from).toBe(dollars(500_000));
  });

  it('changes the schedule of an excess policy rather than raise the umbrella below it', () => {
    const um = policy('umbrella', { id: 'um', schedule: [GL], limits: { umbrellaEachOccurrence: 2_000_000 } });
    const ex = policy('excessLiability', { id: 'ex', schedule: [GL], limits: { excessEachOccurrence: 2_000_000 } });
    const requirements = required('separate', line('umbrella', limit('umbrellaEachOccurrence', 3_000_000)));
    expect(plan([um, ex], requirements)).toMatchObject({
      steps: [{ kind: 'changeTerm', policyId: 'ex', change: { term: 'schedule', line: 'umbrella' } }],
      proved: true,
    });
  });

  it('renews, of two policies that ended on one day, the one that is enough then', () => {
    const [low, high] = [1_000_000, 3_000_000].map((eachOccurrence, place) =>
      policy(GL, { id: `gl${place}`, to: '2026-03-01', limits: { eachOccurrence } }),
    );
    const requirements = required('separate', line(GL, limit('eachOccurrence', 3_000_000, false)));
    expect(plan([low!, high!], requirements)).toMatchObject({
      steps: [{ kind: 'renewPolicy', policyId: 'gl1' }],
      proved: true,
    });
  });

  it('states the trigger of an umbrella above which a layer is to count', () => {
    const um = policy('umbrella', {
      id: 'um',
      trigger: null,
      schedule: [GL],
      limits: { umbrellaEachOccurrence: 2_000_000 },
    });
    const ex = policy('excessLiability', {
      id: 'ex',
      schedule: ['umbrella'],
      limits: { excessEachOccurrence: 3_000_000 },
    });
    const requirements = required('separate', line('umbrella', limit('umbrellaEachOccurrence', 3_000_000)));
    expect(plan([um, ex], requirements)).toMatchObject({
      steps: [{ kind: 'stateTerm', policyId: 'um', change: { term: 'trigger' } }],
      proved: true,
    });
  });

  it('raises a layer by what another one covers beside it, where that costs less than to raise the policy below', () => {
    const gl = policy(GL, { id: 'gl', limits: { eachOccurrence: 1_000_000 } });
    const um = policy('umbrella', { id: 'um', schedule: null, limits: { umbrellaEachOccurrence: 1_000_000 } });
    const ex = policy('excessLiability', { id: 'ex', schedule: [GL], limits: { excessEachOccurrence: 2_000_000 } });
    const requirements = required(
      'separate',
      line(GL, limit('eachOccurrence', 3_000_000)),
      line('umbrella', limit('umbrellaEachOccurrence', 3_000_000)),
    );
    expect(plan([gl, um, ex], requirements)).toMatchObject({
      steps: [
        { kind: 'stateTerm', policyId: 'um' },
        { kind: 'raiseLimit', policyId: 'um', to: dollars(5_000_000) },
      ],
      proved: true,
    });
  });

  it('lets a layer make another policy of the line answer, where that costs less than to endorse the one that does', () => {
    const endorsements = [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' }] as const;
    const gl1 = policy(GL, { id: 'gl1', endorsements, limits: { eachOccurrence: 1_000_000 } });
    const gl2 = policy(GL, { id: 'gl2', limits: { eachOccurrence: 2_000_000 } });
    const um = policy('umbrella', { id: 'um', schedule: null, limits: { umbrellaEachOccurrence: 1_000_000 } });
    const endorsed = {
      ...line(GL, limit('eachOccurrence', 2_000_000)),
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' } as const],
    };
    const requirements = required('separate', endorsed, line('umbrella', limit('umbrellaEachOccurrence', 3_000_000)));
    expect(plan([gl1, gl2, um], requirements)).toMatchObject({
      steps: [
        { kind: 'stateTerm', policyId: 'um' },
        { kind: 'raiseLimit', policyId: 'um', to: dollars(4_000_000) },
      ],
      proved: true,
    });
  });

  const excess = (said: {
    readonly attachmentPoint?: number;
    readonly schedule?: readonly LineRequirements['line'][];
  }) =>
    policy('excessLiability', {
      id: 'ex',
      schedule: said.schedule ?? [GL],
      limits: { excessEachOccurrence: 5_000_000 },
      further:
        said.attachmentPoint === undefined ? {} : { statedValues: { attachmentPoint: dollars(said.attachmentPoint) } },
    });
  const primary = policy(GL, { id: 'gl', limits: { eachOccurrence: 1_000_000 } });
  const SIX_MILLION = required('separate', line(GL, limit('eachOccurrence', 6_000_000)));

  it('states where a layer attaches that may be beside another one', () => {
    const um = policy('umbrella', { id: 'um', schedule: [GL], limits: { umbrellaEachOccurrence: 1_000_000 } });
    const requirements = required('separate', line(GL, limit('eachOccurrence', 7_000_000)));
    expect(plan([primary, um, excess({})], requirements)).toMatchObject({
      steps: [
        {
          kind: 'stateTerm',
          policyId: 'ex',
          change: { term: 'values', values: { attachmentPoint: dollars(2_000_000) } },
        },
      ],
      proved: true,
    });
  });

  it('states where a layer attaches of which the layer below is missing', () =>
    expect(plan([primary, excess({ schedule: [GL, 'umbrella'] })], SIX_MILLION)).toMatchObject({
      steps: [{ kind: 'stateTerm', policyId: 'ex', change: { values: { attachmentPoint: dollars(1_000_000) } } }],
      proved: true,
    }));

  it('lowers an attachment point that leaves a gap', () =>
    expect(plan([primary, excess({ attachmentPoint: 5_000_000 })], SIX_MILLION)).toMatchObject({
      steps: [{ kind: 'changeTerm', policyId: 'ex', change: { values: { attachmentPoint: dollars(1_000_000) } } }],
      proved: true,
    }));

  it('says where exactly a layer has to begin: a lower one would cover what is covered below, and end too low', () => {
    const [step] = plan([primary, excess({ attachmentPoint: 5_000_000 })], SIX_MILLION).steps;
    expect(step).toMatchObject({ change: { values: { attachmentPoint: dollars(1_000_000) }, exactly: true } });
  });

  it('asks for no more than that nothing is open below a layer, where its limit leaves room', () => {
    const [step] = plan(
      [primary, excess({ attachmentPoint: 5_000_000 })],
      required('separate', line(GL, limit('eachOccurrence', 3_000_000))),
    ).steps;
    expect(step).toMatchObject({ change: { term: 'values', values: { attachmentPoint: dollars(1_000_000) } } });
    expect(step).not.toHaveProperty('change.exactly');
  });

  it('says which limits are raised with another one, unless they have a step of their own', () => {
    const gl = policy(GL, { id: 'gl', limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 } });
    const three = limit('eachOccurrence', 3_000_000, false);
    expect(plan([gl], required('separate', line(GL, three))).steps).toMatchObject([
      { limit: 'eachOccurrence', to: dollars(3_000_000), together: { generalAggregate: dollars(3_000_000) } },
    ]);
    const [own, ...others] = plan(
      [gl],
      required('separate', line(GL, three, limit('generalAggregate', 4_000_000, false))),
    ).steps;
    expect([own, ...others]).toMatchObject([
      { limit: 'eachOccurrence' },
      { limit: 'generalAggregate', to: dollars(4_000_000) },
    ]);
    expect(own).not.toHaveProperty('together');
  });

  it('buys a policy on occurrence, and says so, where a trigger is required', () => {
    const gl = policy(GL, {
      id: 'gl',
      trigger: 'claimsMade',
      retroactiveOn: '2020-01-01',
      limits: { eachOccurrence: 1_000_000 },
    });
    const requirements = required('separate', {
      ...line(GL, limit('eachOccurrence', 1_000_000)),
      trigger: { kind: 'occurrence' },
    });
    expect(plan([gl], requirements).steps).toMatchObject([
      { kind: 'buyPolicy', changes: [{ term: 'trigger', trigger: 'occurrence' }] },
    ]);
  });

  it('moves the retroactive date of an umbrella that begins after the policy below it', () => {
    const gl = policy(GL, {
      id: 'gl',
      trigger: 'claimsMade',
      retroactiveOn: '2020-01-01',
      limits: { eachOccurrence: 1_000_000 },
    });
    const um = policy('umbrella', {
      id: 'um',
      trigger: 'claimsMade',
      retroactiveOn: '2023-01-01',
      schedule: [GL],
      limits: { umbrellaEachOccurrence: 5_000_000 },
    });
    expect(plan([gl, um], SIX_MILLION)).toMatchObject({
      steps: [{ kind: 'changeTerm', policyId: 'um', change: { term: 'retroactiveOn', on: '2020-01-01' } }],
      proved: true,
    });
  });

  it('puts no excess policy on the schedule of an umbrella that is bought', () => {
    const requirements = required(
      'separate',
      line(GL, limit('eachOccurrence', 1_000_000)),
      line('excessLiability'),
      line('umbrella', limit('umbrellaEachOccurrence', 1_000_000)),
    );
    expect(plan([primary], requirements).steps.find(({ kind }) => kind === 'buyUmbrella')).toMatchObject({
      schedule: [GL],
    });
  });
});
