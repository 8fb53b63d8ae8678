/** @run rest: the engine over thousands of random worlds, each assessed many times. */
import fc from 'fast-check';
import type { ProofRequirement } from '../compliance/proof/proof-requirement.js';
import type { FactSource } from '../insurance/source-table.js';
import { policy, type Said } from '../compliance/testing/sample-policies.js';
import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import type { LimitRequirement, LineRequirements, Requirements } from '../compliance/requirements.js';
import { dollars } from '../kernel/money.js';
import { candidatesOf } from './cure-candidates.rules.js';
import { STEP_KINDS } from './cure-kinds.rules.js';
import type { CureStep } from './cure-plan.contract.js';
import { compareCosts, costOf, type Cost } from './cure-cost.rules.js';
import { curePlanOf, MOST_ASSESSMENTS } from './cure-plan.rules.js';
import { cheapestPlan } from './cure-search.rules.js';
import type { CureWorld } from './cure-simulation.rules.js';
import { CureTrial, type Levels } from './cure-trial.rules.js';
import { openAfter, PlanOutcome } from './plan-outcome.rules.js';
import { cureWorld, type Asking } from './testing/cure-world.js';

const millions = fc.constantFrom(1, 2, 3).map((count) => count * 1_000_000);
const verification = fc.constantFrom('verified' as const, 'verified' as const, 'unverified' as const);
const rating = fc.constantFrom(
  { strength: 'A', size: 'X' } as const,
  { strength: 'A', size: 'X' } as const,
  { strength: 'B', size: 'X' } as const,
  null,
);
const form = fc.constantFrom(
  [],
  [],
  [{ code: 'additionalInsuredOngoing', grade: 'claimed' }] as const,
  [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' }] as const,
);
const sources = fc.constantFrom<readonly FactSource[] | undefined>(
  undefined,
  [{ kind: 'verifiedByAgent', on: '2026-05-20' }],
  [{ kind: 'verifiedByAgent', on: '2026-01-02' }],
  [{ kind: 'typedByInsured', on: '2026-05-20' }],
  [{ kind: 'agencySystem', on: '2026-01-02' }],
);
const proof = fc.constantFrom<ProofRequirement | undefined>(
  undefined,
  undefined,
  undefined,
  { least: 'verifiedByAgent' },
  { notOlderThan: { count: 60, unit: 'days' } },
  { least: 'agencySystem', notOlderThan: { count: 60, unit: 'days' } },
);
const region = fc.constantFrom<RegionCode>('unitedStates', 'unitedStates', 'canada');
const until = fc.constantFrom('2027-01-01', '2027-01-01', '2026-03-01');

/** Without a key for sources that are not known. */
const saidOf = ({
  sources: given,
  ...said
}: Omit<Said, 'sources'> & { readonly sources: readonly FactSource[] | undefined }): Said => ({
  ...said,
  ...(given ? { sources: given } : {}),
});

const general = (id: string) =>
  fc
    .record({
      verification,
      rating,
      to: until,
      endorsements: form,
      region,
      occurrence: fc.option(millions, { freq: 6 }),
      sources,
    })
    .map(({ occurrence, region: written, ...said }) =>
      policy(
        'generalLiability',
        saidOf({
          id,
          ...said,
          further: { region: written },
          limits: occurrence === null ? {} : { eachOccurrence: occurrence },
        }),
      ),
    );
const automobile = fc
  .record({ to: until, single: millions, sources })
  .map(({ single, ...said }) =>
    policy('automobile', saidOf({ id: 'auto', ...said, limits: { combinedSingleLimit: single } })),
  );
const schedule = fc.constantFrom<readonly CoverageLine[] | null>(
  ['generalLiability', 'automobile'],
  ['automobile'],
  null,
);
const umbrella = fc
  .record({ verification, rating, schedule, amount: millions, sources })
  .map(({ amount, ...said }) =>
    policy('umbrella', saidOf({ id: 'um', ...said, limits: { umbrellaEachOccurrence: amount } })),
  );

const some = (...policies: readonly fc.Arbitrary<ProvidedPolicy>[]) =>
  fc
    .tuple(...policies.map((policy) => fc.option(policy, { freq: 3 })))
    .map((all) => all.flatMap((heldPolicy) => heldPolicy ?? []));
const held = some(general('gl1'), general('gl2'), automobile, umbrella);

const limit = (code: LimitRequirement['limit']) =>
  fc
    .option(fc.record({ limit: fc.constant(code), atLeast: millions.map(dollars), tower: fc.boolean() }))
    .map((drawn) => (drawn === null ? [] : [drawn]));
const line = (name: CoverageLine, code: LimitRequirement['limit'], endorsed: boolean): fc.Arbitrary<LineRequirements> =>
  fc
    .record({ limits: limit(code), grade: fc.constantFrom('claimed' as const, 'seen' as const, null) })
    .map(({ limits, grade }) => ({
      line: name,
      limits,
      endorsements: endorsed && grade !== null ? [{ code: 'additionalInsuredOngoing', grade }] : [],
    }));
const requirements: fc.Arbitrary<Requirements> = fc
  .record({
    lines: fc
      .tuple(
        line('generalLiability', 'eachOccurrence', true),
        fc.option(line('automobile', 'combinedSingleLimit', false), { freq: 1 }),
        fc.option(line('umbrella', 'umbrellaEachOccurrence', false), { freq: 1 }),
      )
      .map((lines) => lines.flatMap((line) => line ?? [])),
    umbrellaMode: fc.constantFrom('separate' as const, 'combined' as const),
    rating: fc.constantFrom({ strength: 'A-', size: 'VII' } as const, null, null),
    proof,
    region,
  })
  .map(({ proof: demanded, ...required }) => ({ ...required, ...(demanded ? { proof: demanded } : {}) }));

const world: fc.Arbitrary<CureWorld> = fc
  .record({
    held,
    asking: fc.array(fc.record({ requirements, hidden: fc.subarray(['gl1', 'gl2', 'auto', 'um']) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ held: policies, asking }) =>
    cureWorld(
      policies,
      ...asking.map(({ requirements: required, hidden }, place): Asking => ({
        id: `r${place}`,
        requirements: required,
        shown: policies.map(({ policyId }) => policyId).filter((id) => !hidden.includes(id)),
      })),
    ),
  );

const MOST_PLANS = 3_000;
const TIMES = 50;
const plansOf = (trial: CureTrial): number =>
  trial.candidates.reduce((count, { levels }) => count * (levels.length + 1), 1);

/** Every plan that the candidates allow, one by one. */
function* everyPlan(trial: CureTrial, place = 0, begun: Levels = []): Generator<Levels> {
  const candidate = trial.candidates[place];
  if (candidate === undefined) yield begun;
  else
    for (let level = 0; level <= candidate.levels.length; level += 1)
      yield* everyPlan(trial, place + 1, [...begun, level]);
}

function leastCost(trial: CureTrial): Cost | null {
  let least: Cost | null = null;
  for (const levels of everyPlan(trial)) {
    const cost = costOf(trial.candidates, levels);
    if ((least === null || compareCosts(cost, least) < 0) && trial.isEnough(levels)) least = cost;
  }
  return least;
}

/** Whether a step only proves what a verified policy states. */
const provesAgain = (step: CureStep): boolean =>
  step.kind === 'sendFromSystem' || (step.kind === 'verifyPolicy' && step.again === true);

/** The same supplier before so many times as many requesters: each of them comes as often. */
const repeated = (cureWorld: CureWorld, times: number): CureWorld => ({
  ...cureWorld,
  cases: Array.from({ length: times }, (_, turn) =>
    cureWorld.cases.map((each) => ({ ...each, trackingId: `${each.trackingId}-${turn}` })),
  ).flat(),
});

const SHARES = STEP_KINDS.toReversed().indexOf('sharePolicy');

const openOf = (cureWorld: CureWorld, steps: Parameters<typeof openAfter>[2]): readonly string[] =>
  cureWorld.cases.flatMap((each) =>
    openAfter(cureWorld, each, steps)
      .filter(isForSupplier)
      .map(({ rule }) => `${each.trackingId} ${rule}`),
  );

describe('a plan for any supplier [H10]', () => {
  it('costs no more than any other plan', () => {
    let compared = 0;
    let proving = 0;
    fc.assert(
      fc.property(world, (cureWorld) => {
        const trial = new CureTrial(cureWorld, candidatesOf(cureWorld));
        if (plansOf(trial) > MOST_PLANS) return;
        compared += 1;
        const { levels, proved } = cheapestPlan(trial, 100_000);
        expect(proved).toBe(true);
        expect(trial.isEnough(levels)).toBe(true);
        expect(costOf(trial.candidates, levels)).toEqual(leastCost(trial));
        if (trial.stepsAt(levels).some(provesAgain)) proving += 1;
      }),
      { numRuns: 200 },
    );
    expect(compared).toBeGreaterThan(60);
    expect(proving).toBeGreaterThan(10);
  });

  it('is proved to cost no more than any other before more than a hundred requesters', () => {
    let compared = 0;
    let sharing = 0;
    fc.assert(
      fc.property(world, (cureWorld) => {
        const trial = new CureTrial(cureWorld, candidatesOf(cureWorld));
        const least = plansOf(trial) > MOST_PLANS ? null : leastCost(trial);
        if (least === null) return;
        const many = repeated(cureWorld, TIMES);
        const trialOfMany = new CureTrial(many, candidatesOf(many));
        const { levels, proved } = cheapestPlan(trialOfMany, MOST_ASSESSMENTS);
        expect(proved).toBe(true);
        expect(costOf(trialOfMany.candidates, levels)).toEqual(
          least.map((count, place) => (place === SHARES ? count * TIMES : count)),
        );
        compared += 1;
        if (least[SHARES]! > 0) sharing += 1;
      }),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(20);
    expect(sharing).toBeGreaterThan(5);
  });

  it('ends within its effort before many policies of one line, none of which is enough', () => {
    const most = 2_000;
    const low = Array.from({ length: 40 }, (_, place) =>
      policy('generalLiability', { id: `gl${place}`, limits: { eachOccurrence: 1_000_000 } }),
    );
    const lowWorld = cureWorld(low, {
      id: 'r0',
      requirements: {
        umbrellaMode: 'separate',
        rating: null,
        region: 'unitedStates',
        lines: [
          {
            line: 'generalLiability',
            endorsements: [],
            limits: [{ limit: 'eachOccurrence', atLeast: dollars(3_000_000), tower: false }],
          },
        ],
      },
    });
    const trial = new CureTrial(lowWorld, candidatesOf(lowWorld));
    const { levels, proved } = cheapestPlan(trial, most);
    expect(trial.isEnough(levels)).toBe(true);
    expect(proved || trial.spent < 2 * most).toBe(true);
  });

  it('leaves nothing open that a step may settle, and needs each of its steps', () => {
    fc.assert(
      fc.property(world, (cureWorld) => {
        const steps = curePlanOf(cureWorld).steps.map(({ step }) => step);
        const open = openOf(cureWorld, steps);
        const everything = candidatesOf(cureWorld).flatMap(({ levels }) => levels.at(-1)?.step ?? []);
        expect(openOf(cureWorld, everything)).toEqual(expect.arrayContaining([...open]));
        for (const step of steps)
          expect(
            openOf(
              cureWorld,
              steps.filter((other) => other !== step),
            ).length,
          ).toBeGreaterThan(open.length);
      }),
      { numRuns: 150 },
    );
  });

  it('buys for requesters of one country what is in their currency, and nothing for those of another', () => {
    let bought = 0;
    fc.assert(
      fc.property(world, (cureWorld) => {
        const regionOf = (id: string) =>
          cureWorld.cases.find(({ trackingId }) => trackingId === id)?.requirements.region;
        for (const { step, serves } of curePlanOf(cureWorld).steps.filter(
          ({ step: { kind } }) => kind === 'buyPolicy' || kind === 'buyUmbrella',
        )) {
          expect(serves.map(({ trackingId }) => regionOf(trackingId))).toEqual(
            serves.map(() => ('region' in step ? step.region : 'unitedStates')),
          );
          bought += 1;
        }
      }),
      { numRuns: 150 },
    );
    expect(bought).toBeGreaterThan(20);
  });

  it('leaves open what it leaves open when each requester is assessed with all steps', () => {
    fc.assert(
      fc.property(world, fc.infiniteStream(fc.boolean()), (cureWorld, chosen) => {
        const steps = candidatesOf(cureWorld).flatMap(({ levels }) => levels.at(-1)?.step ?? []);
        const outcome = new PlanOutcome(cureWorld, steps);
        const taken = steps.filter(() => chosen.next().value);
        for (const each of [...cureWorld.cases, ...cureWorld.cases])
          expect(outcome.openAfter(each, new Set(taken))).toEqual(openAfter(cureWorld, each, taken));
      }),
      { numRuns: 100 },
    );
  });

  it('is without a needless step where the search must end early, and says so', () => {
    fc.assert(
      fc.property(world, (cureWorld) => {
        const { steps: planned, proved } = curePlanOf(cureWorld, 0);
        const steps = planned.map(({ step }) => step);
        const open = openOf(cureWorld, steps);
        if (steps.length > 0) expect(proved).toBe(false);
        for (const step of steps)
          expect(
            openOf(
              cureWorld,
              steps.filter((other) => other !== step),
            ).length,
          ).toBeGreaterThan(open.length);
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of requesters and policies', () => {
    fc.assert(
      fc.property(world, (cureWorld) => {
        const turned = { ...cureWorld, held: cureWorld.held.toReversed(), cases: cureWorld.cases.toReversed() };
        expect(curePlanOf(turned)).toEqual(curePlanOf(cureWorld));
      }),
      { numRuns: 60 },
    );
  });
});
