/** @run rest: the engine over thousands of random worlds, each assessed many times. */
import { equal } from '../../kernel/equal.js';
import type { Assessment } from '../finding.js';
import { readings } from '../testing/assessed-history.js';
import { assessCase, logOf } from '../testing/cases/assessed-case.js';
import { caseFiles } from '../testing/cases/case-files.js';
import { CaseProblem } from '../testing/cases/case-problem.js';
import type { GoldenCase } from '../testing/cases/golden-case.js';

/** Null where nothing can be assessed without the event: what began the template or the tracking. */
function assessedWithout(golden: GoldenCase, log: ReturnType<typeof logOf>, event: string): Assessment | null {
  try {
    return assessCase(golden, log, event);
  } catch (problem) {
    if (problem instanceof CaseProblem) return null;
    throw problem;
  }
}

/** The findings that cite an event although they would read the same without it, or the other way round. */
function wrongCitations(golden: GoldenCase): readonly string[] {
  const log = logOf(golden);
  const assessment = assessCase(golden, log);
  const { findings } = assessment;
  const before = readings(assessment);
  return log.eventIds.flatMap((event) => {
    const without = assessedWithout(golden, log, event);
    if (without === null) return [];
    const after = readings(without);
    const wrong = findings.filter(
      ({ rule, events }) => events.includes(event) === equal(before.get(rule), after.get(rule)),
    );
    return wrong.map(
      ({ rule, events }) =>
        `${golden.place}: ${rule} ${events.includes(event) ? 'cites' : 'does not cite'} ${log.typeOf(event)}`,
    );
  });
}

const FILES = caseFiles().map(({ line, groups }) => ({ line, cases: groups.flatMap(({ cases }) => cases) }));

describe('[H01] the findings of the golden cases', () => {
  it.each(FILES)('of $line cite exactly the events without which they would read otherwise', ({ cases }) =>
    expect(cases.flatMap(wrongCitations)).toEqual([]),
  );

  it.each(FILES)('of $line do not depend on the order in which policies were entered', ({ cases }) => {
    const differ = cases.filter((golden) => {
      const turned = { ...golden, policies: golden.policies.toReversed() };
      return !equal([...readings(assessCase(golden))], [...readings(assessCase(turned))]);
    });
    expect(differ.map(({ place }) => place)).toEqual([]);
  });
});
