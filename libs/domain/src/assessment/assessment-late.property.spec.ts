import fc from 'fast-check';
import { recorded } from '../kernel/testing/given.js';
import type { AssessmentCommand } from './assessment.contract.js';
import { assessmentDecider, type AssessmentState } from './assessment.decider.js';
import { assessed, finding } from './testing/sample-assessments.js';

/** The inputs as read up to each position: reading `n` cites event `n`, so no two readings have equal findings. */
const resultOf = (reading: number, passes: boolean): AssessmentCommand => {
  const outcome = passes ? 'pass' : 'fail';
  const { before: _filled, ...data } = assessed({
    inputsUpTo: String(reading).padStart(6, '0'),
    after: outcome,
    findings: [finding(outcome, [`e${reading}`])],
  }).data;
  return { type: 'AssessCompliance', activeSince: 0, ...data };
};

const after = (results: readonly AssessmentCommand[]): AssessmentState =>
  results.reduce<AssessmentState>(
    (last, result) =>
      recorded(assessmentDecider.decide(result, last, undefined)).reduce(assessmentDecider.evolve, last),
    null,
  );

const readings = fc.uniqueArray(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 20 });

describe('results that arrive in any order', () => {
  it('leave the newest reading standing, and position by position only newer ones are announced', () => {
    fc.assert(
      fc.property(readings, fc.func(fc.boolean()), (arriving, passes) => {
        const newest = Math.max(...arriving);
        expect(after(arriving.map((reading) => resultOf(reading, passes(reading))))?.inputsUpTo).toBe(
          String(newest).padStart(6, '0'),
        );
      }),
    );
  });

  it('never replace newer ones: a result older than the last one changes nothing', () => {
    fc.assert(
      fc.property(readings, fc.boolean(), fc.nat({ max: 10_000 }), (arriving, passes, late) => {
        const results = arriving.map((reading) => resultOf(reading, true));
        fc.pre(late <= Math.max(...arriving));
        expect(after([...results, resultOf(late, passes)])).toEqual(after(results));
      }),
    );
  });

  it('show what was announced before each', () => {
    fc.assert(
      fc.property(readings, fc.func(fc.boolean()), (arriving, passes) => {
        arriving.reduce<AssessmentState>((last, reading) => {
          const [event] = assessmentDecider.decide(resultOf(reading, passes(reading)), last, undefined);
          if (event === undefined) return last;
          expect(event.data.before).toBe(last?.after ?? null);
          return event.data;
        }, null);
      }),
    );
  });
});
