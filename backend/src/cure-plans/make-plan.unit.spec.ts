import type { CureWorld } from '@covertrail/domain/cure-plan/cure-simulation.rules';
import { cureWorld } from '@covertrail/domain/cure-plan/testing/cure-world';
import { policy } from '@covertrail/domain/compliance/testing/sample-policies';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { dollars } from '@covertrail/domain/kernel/money';
import { planIn, type Elapsed } from './make-plan.js';

const ASKS: Requirements = {
  umbrellaMode: 'separate',
  rating: null,
  region: 'unitedStates',
  lines: [
    {
      line: 'generalLiability',
      endorsements: [],
      limits: [{ limit: 'eachOccurrence', atLeast: dollars(5_000_000), tower: true }],
    },
  ],
};

const held = [
  ...Array.from({ length: 40 }, (_, place) =>
    policy('generalLiability', { id: `gl${place}`, limits: { eachOccurrence: 1_000_000 } }),
  ),
  ...Array.from({ length: 40 }, (_, place) =>
    policy('umbrella', { id: `um${place}`, schedule: null, limits: { umbrellaEachOccurrence: 1_000_000 } }),
  ),
];

/** An insured with many policies before some requesters, each of whose assessments takes so many milliseconds of the watch. */
function slowWorld(
  requesters: number,
  assessmentMs: number,
): { readonly world: CureWorld; readonly start: () => Elapsed; readonly passed: Elapsed } {
  let now = 0;
  const world = cureWorld(
    held,
    ...Array.from({ length: requesters }, (_, place) => ({ id: `r${place}`, requirements: ASKS, shown: ['gl0'] })),
  );
  const cases = world.cases.map((cureCase) => ({
    ...cureCase,
    assess: (shown: Parameters<typeof cureCase.assess>[0]) => {
      now += assessmentMs;
      return cureCase.assess(shown);
    },
  }));
  const start = (): Elapsed => {
    const started = now;
    return () => now - started;
  };
  return { world: { ...world, cases }, start, passed: () => now };
}

describe('the time that a plan takes [H10]', () => {
  it('is bounded for many policies, of which only the best are studied then', () => {
    const { world, start, passed } = slowWorld(3, 10);
    const { plan, unplanned } = planIn(world, start);
    expect(plan).toMatchObject({ proved: false, complete: false, left: [] });
    expect(plan.settled.at(-1)).toHaveLength(3);
    expect(unplanned).toEqual([]);
    expect(passed()).toBeLessThan(15_000);
  });

  it('is bounded for many requesters: those that are not looked at in time are named', () => {
    const { world, start, passed } = slowWorld(500, 5);
    const { cases, unplanned } = planIn(world, start);
    expect(cases).toHaveLength(61);
    expect(unplanned).toEqual(world.cases.slice(61).map(({ trackingId }) => trackingId));
    expect(passed()).toBeLessThan(25_000);
  });
});
