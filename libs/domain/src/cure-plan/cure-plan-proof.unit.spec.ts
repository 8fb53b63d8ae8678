import type { ProofRequirement } from '../compliance/proof/proof-requirement.js';
import type { FactSource } from '../insurance/source-table.js';
import { alone, asking, tower } from '../compliance/testing/sample-requirements.js';
import { policy, type Said } from '../compliance/testing/sample-policies.js';
import type { LineRequirements, Requirements } from '../compliance/requirements.js';
import type { CureStep } from './cure-plan.contract.js';
import { curePlanOf, type CurePlan } from './cure-plan.rules.js';
import { cureWorld } from './testing/cure-world.js';

const GL = 'generalLiability';
const TYPED: FactSource = { kind: 'typedByInsured', on: '2026-05-20' };
const OLD: FactSource = { kind: 'verifiedByAgent', on: '2025-05-20' };
const LATE: ProofRequirement = { notOlderThan: { count: 90, unit: 'days' } };
const MILLION = [alone('eachOccurrence', 1_000_000)];

const held = (source: FactSource, said: Said = {}) =>
  policy(GL, { id: 'gl', limits: { eachOccurrence: 1_000_000 }, sources: [source], ...said });
const demanding = (
  proof: ProofRequirement,
  required: Partial<LineRequirements> = { limits: MILLION },
): Requirements => ({
  ...asking(GL, required),
  proof,
});
const stepsOf = ({ steps }: CurePlan): readonly CureStep[] => steps.map(({ step }) => step);
const planFor = (proof: ProofRequirement, source: FactSource, required?: Partial<LineRequirements>, said?: Said) =>
  curePlanOf(cureWorld([held(source, said)], { id: 'a', requirements: demanding(proof, required), shown: ['gl'] }));

describe('a value that is proven too little or too long ago [H10]', () => {
  it.each<[string, ProofRequirement, FactSource]>([
    ['typed by the insured where the agent must verify it', { least: 'verifiedByAgent' }, TYPED],
    ['verified too long ago', LATE, OLD],
  ])('is verified by the agent of its policy: %s', (_said, proof, source) => {
    const plan = planFor(proof, source);
    expect(plan).toMatchObject({
      steps: [
        {
          step: { kind: 'verifyPolicy', policyId: 'gl', rejected: false, again: true },
          serves: [{ trackingId: 'a', rules: ['generalLiability.inForce', 'generalLiability.limit.eachOccurrence'] }],
        },
      ],
      left: [],
      proved: true,
    });
  });

  it('comes from the agency system where only that is accepted', () => {
    expect(stepsOf(planFor({ least: 'agencySystem' }, OLD))).toMatchObject([
      { kind: 'sendFromSystem', policyId: 'gl' },
    ]);
  });

  it('needs no step where its source is enough', () =>
    expect(stepsOf(planFor({ least: 'verifiedByAgent' }, OLD))).toEqual([]));

  it('is proven where a step for another requester states it again', () => {
    const late = demanding({}, { limits: MILLION, proof: LATE });
    const period = { ...held(OLD).period, sources: [{ kind: 'verifiedByAgent', on: '2026-05-20' }] } as const;
    const world = cureWorld(
      [{ ...held(OLD), period }],
      { id: 'a', requirements: late, shown: ['gl'] },
      { id: 'b', requirements: asking(GL, { limits: [alone('eachOccurrence', 2_000_000)] }), shown: ['gl'] },
    );
    expect(stepsOf(curePlanOf(world))).toMatchObject([{ kind: 'raiseLimit' }]);
  });

  it('needs the form where it is only claimed', () => {
    const claimed = { code: 'additionalInsuredOngoing', grade: 'claimed' } as const;
    const plan = planFor({ least: 'verifiedByAgent' }, TYPED, { endorsements: [claimed] }, { endorsements: [claimed] });
    expect(stepsOf(plan)).toMatchObject([
      { kind: 'verifyPolicy' },
      { kind: 'stateTerm', change: { term: 'endorsement', code: 'additionalInsuredOngoing' } },
    ]);
    expect(plan.left).toEqual([]);
  });

  it('is that of an umbrella where the limit rests on it', () => {
    const umbrella = policy('umbrella', {
      id: 'um',
      limits: { umbrellaEachOccurrence: 5_000_000 },
      schedule: [GL],
      sources: [OLD],
    });
    const fresh: FactSource = { kind: 'verifiedByAgent', on: '2026-05-20' };
    const requirements = demanding(LATE, { limits: [tower('eachOccurrence', 2_000_000)] });
    expect(
      stepsOf(curePlanOf(cureWorld([held(fresh), umbrella], { id: 'a', requirements, shown: ['gl', 'um'] }))),
    ).toMatchObject([{ kind: 'verifyPolicy', policyId: 'um' }]);
    expect(
      stepsOf(curePlanOf(cureWorld([held(fresh), umbrella], { id: 'a', requirements, shown: ['gl'] }))),
    ).toMatchObject([
      { kind: 'sharePolicy', policyId: 'um' },
      { kind: 'verifyPolicy', policyId: 'um' },
    ]);
  });

  it('is proven in a policy that is bought or renewed', () => {
    const bought = curePlanOf(cureWorld([], { id: 'a', requirements: demanding({ least: 'agencySystem' }) }));
    expect(stepsOf(bought)).toMatchObject([{ kind: 'buyPolicy', fromSystem: true }]);
    expect(bought.left).toEqual([]);
    expect(stepsOf(planFor(LATE, OLD, undefined, { to: '2026-03-01' }))).toMatchObject([{ kind: 'renewPolicy' }]);
    const reinstated = planFor(LATE, OLD, undefined, { canceledSince: '2026-05-01' });
    expect(stepsOf(reinstated)).toMatchObject([{ kind: 'verifyPolicy' }, { kind: 'renewPolicy', because: 'canceled' }]);
  });
});
