import fc from 'fast-check';
import { isExcepted } from './excepted.js';
import type { Finding, FindingException } from './finding.js';
import { causeOf, sortFindings } from './finding-causes.js';
import { arbitraryDay, arbitraryFacts, arbitraryRevisions } from './testing/arbitrary-facts.js';
import { readHistory } from './testing/assessed-history.js';

const EXCEPTION: FindingException = {
  exceptionId: 'x1',
  kind: 'exception',
  scope: 'supplier',
  decision: 'accepted',
  comment: '',
  from: '2026-01-01',
  lapsesOn: null,
  instead: 'fail',
};

/** The findings of a random world; of what is not met, each second one is excepted until a day. */
const arbitraryFindings = fc
  .tuple(arbitraryRevisions, arbitraryFacts, arbitraryDay, fc.option(arbitraryDay))
  .map(([revisions, facts, day, lapsesOn]) =>
    readHistory(revisions, facts, day).findings.map((finding, place): Finding =>
      finding.outcome === 'pass' || place % 2 === 0
        ? finding
        : { ...finding, outcome: 'pass', exception: { ...EXCEPTION, lapsesOn, instead: finding.outcome } },
    ),
  );

const SEVERITY = ['pass', 'review', 'unknown', 'fail'];

describe('findings as a page tells them [H01]', () => {
  it('are each in exactly one group', () => {
    fc.assert(
      fc.property(arbitraryFindings, (findings) => {
        const { missing, excepted, met } = sortFindings(findings);
        const told = [...missing.flatMap((group) => group.findings), ...excepted, ...met];
        expect(told).toHaveLength(findings.length);
        expect(new Set(told)).toEqual(new Set(findings));
        expect(missing.flatMap((group) => group.findings).some(({ outcome }) => outcome === 'pass')).toBe(false);
        expect(excepted.every(isExcepted)).toBe(true);
        expect(met.every((finding) => finding.outcome === 'pass' && !isExcepted(finding))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('have one cause in a group, and no cause in two groups', () => {
    fc.assert(
      fc.property(arbitraryFindings, (findings) => {
        const { missing } = sortFindings(findings);
        for (const { cause, findings: grouped } of missing) {
          if (cause === null) expect(grouped).toHaveLength(1);
          else for (const finding of grouped) expect(causeOf(finding)).toEqual(cause);
        }
        const causes = missing.flatMap(({ cause }) => (cause === null ? [] : [JSON.stringify(cause)]));
        expect(new Set(causes).size).toBe(causes.length);
      }),
      { numRuns: 100 },
    );
  });

  it('are worst first, and do not depend on the order in which the rules were evaluated', () => {
    fc.assert(
      fc.property(arbitraryFindings, (findings) => {
        const { missing } = sortFindings(findings);
        const ranks = missing.map(({ outcome }) => SEVERITY.indexOf(outcome));
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
        const sets = (groups: typeof missing) =>
          new Set(
            groups.map((group) =>
              group.findings
                .map(({ rule }) => rule)
                .sort()
                .join(),
            ),
          );
        expect(sets(sortFindings([...findings].reverse()).missing)).toEqual(sets(missing));
      }),
      { numRuns: 100 },
    );
  });
});
