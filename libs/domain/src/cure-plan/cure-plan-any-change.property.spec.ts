/** @run rest: random worlds, each assessed after many changes. */
import fc from 'fast-check';
import { curePlanOf } from './cure-plan.rules.js';
import { cheaperThan } from './testing/every-change.js';
import { smallWorlds } from './testing/small-worlds.js';

describe('a plan that is said to be proved [H10]', () => {
  it('is not beaten by any two changes, whether or not a finding leads to them', () => {
    let planned = 0;
    fc.assert(
      fc.property(smallWorlds, (cureWorld) => {
        const { steps, proved } = curePlanOf(cureWorld);
        if (!proved || steps.length === 0) return;
        planned += 1;
        expect(
          cheaperThan(
            cureWorld,
            steps.map(({ step }) => step),
            2,
          ),
        ).toBeNull();
      }),
      { numRuns: 60 },
    );
    expect(planned).toBeGreaterThan(30);
  });
});
