/** @run rest: the engine over thousands of random worlds, each assessed many times. */
import fc from 'fast-check';
import { curePlanOf } from './cure-plan.rules.js';
import { cheaperThan } from './testing/every-change.js';
import { smallWorlds } from './testing/small-worlds.js';

describe('a plan that is said to be proved, for thousands of suppliers [H10]', () => {
  jest.setTimeout(600_000);

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
      { numRuns: 1_000 },
    );
    expect(planned).toBeGreaterThan(600);
  });

  it('is not beaten by any three changes', () => {
    fc.assert(
      fc.property(smallWorlds, (cureWorld) => {
        const { steps, proved } = curePlanOf(cureWorld);
        if (proved)
          expect(
            cheaperThan(
              cureWorld,
              steps.map(({ step }) => step),
              3,
            ),
          ).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
