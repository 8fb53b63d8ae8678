/** @run rest: random worlds, each assessed after many changes. */
import fc from 'fast-check';
import { isForSupplier } from '../compliance/for-supplier.js';
import { policy } from '../compliance/testing/sample-policies.js';
import type { Requirements } from '../compliance/requirements.js';
import { dollars } from '../kernel/money.js';
import { curePlanOf, MOST_ASSESSMENTS } from './cure-plan.rules.js';
import type { CureStep } from './cure-plan.contract.js';
import type { CureWorld } from './cure-simulation.rules.js';
import { openAfter } from './plan-outcome.rules.js';
import { NEVER_LATE, type IsLate } from './plan-time.rules.js';
import { cureWorld } from './testing/cure-world.js';
import { smallWorlds } from './testing/small-worlds.js';

/** The time for what may be done is over at its question `number`, from 0. */
function lateAt(number: number): IsLate {
  let required = 0;
  return (part) => part !== 'search' && (required += 1) > number;
}

const openOf = (world: CureWorld, steps: readonly CureStep[]): readonly string[] =>
  world.cases.flatMap((cureCase) =>
    openAfter(world, cureCase, steps).map(({ rule }) => `${cureCase.trackingId} ${rule}`),
  );

/** What is open for the supplier, and what was met before: what only waits for the requester is settled. */
function unsettledOf(world: CureWorld, steps: readonly CureStep[]): readonly string[] {
  return world.cases.flatMap((cureCase) => {
    const lacking = new Set(openAfter(world, cureCase, []).map(({ rule }) => rule));
    const unsettled = openAfter(world, cureCase, steps).filter(
      (finding) => isForSupplier(finding) || !lacking.has(finding.rule),
    );
    return unsettled.map(({ rule }) => `${cureCase.trackingId} ${rule}`);
  });
}

/** The same supplier, and how often a requester of it was assessed. */
function counted(world: CureWorld): { readonly world: CureWorld; readonly assessments: () => number } {
  let assessments = 0;
  const cases = world.cases.map((cureCase) => ({
    ...cureCase,
    assess: (shown: Parameters<typeof cureCase.assess>[0]) => {
      assessments += 1;
      return cureCase.assess(shown);
    },
  }));
  return { world: { ...world, cases }, assessments: () => assessments };
}

describe('a plan whose time is over before all steps were looked for [H10]', () => {
  const limits = (amount: number) => [{ limit: 'eachOccurrence' as const, atLeast: dollars(amount), tower: true }];
  const asks: Requirements = {
    umbrellaMode: 'separate',
    rating: null,
    region: 'unitedStates',
    lines: [{ line: 'generalLiability', endorsements: [], limits: limits(5_000_000) }],
  };
  const many = cureWorld(
    [
      ...Array.from({ length: 25 }, (_, place) =>
        policy('generalLiability', { id: `gl${place}`, limits: { eachOccurrence: 1_000_000 } }),
      ),
      ...Array.from({ length: 25 }, (_, place) =>
        policy('umbrella', { id: `um${place}`, schedule: null, limits: { umbrellaEachOccurrence: 1_000_000 } }),
      ),
    ],
    { id: 'r0', requirements: asks, shown: ['gl0'] },
  );

  it('is made of what was found, takes a bounded effort, and says so', () => {
    const whole = counted(many);
    const plan = curePlanOf(whole.world, 200);
    const cut = counted(many);
    const early = curePlanOf(cut.world, 200, lateAt(3));
    expect(plan.complete).toBe(true);
    expect(early).toMatchObject({ complete: false, proved: false, left: [] });
    expect(cut.assessments()).toBeLessThan(400);
    expect(whole.assessments()).toBeGreaterThan(3 * cut.assessments());
  });

  it('needs each of its steps and loses nothing, whenever the time is over', () => {
    let cut = 0;
    fc.assert(
      fc.property(smallWorlds, fc.integer({ min: 0, max: 12 }), (world, number) => {
        const { steps: planned, complete, proved } = curePlanOf(world, MOST_ASSESSMENTS, lateAt(number));
        const steps = planned.map(({ step }) => step);
        expect(openOf(world, [])).toEqual(expect.arrayContaining([...openOf(world, steps)]));
        const unsettled = unsettledOf(world, steps);
        for (const step of steps) {
          const without = unsettledOf(
            world,
            steps.filter((other) => other !== step),
          );
          expect(without.filter((rule) => !unsettled.includes(rule))).not.toEqual([]);
        }
        if (complete)
          return expect(steps).toEqual(curePlanOf(world, MOST_ASSESSMENTS, NEVER_LATE).steps.map(({ step }) => step));
        cut += 1;
        return expect(proved).toBe(false);
      }),
      { numRuns: 150 },
    );
    expect(cut).toBeGreaterThan(20);
  });
});
