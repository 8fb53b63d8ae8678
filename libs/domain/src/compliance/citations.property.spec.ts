/** @run rest: the engine over thousands of random worlds, each assessed many times. */
import fc from 'fast-check';
import { equal } from '../kernel/equal.js';
import { arbitraryDay, arbitraryFacts, arbitraryRevisions } from './testing/arbitrary-facts.js';
import { assessHistory, assessProvided, readHistory, readings } from './testing/assessed-history.js';
import { foldFacts, type Fact, type Revision } from './testing/facts.js';
import type { Assessment } from './finding.js';

/** The findings that cite an event although they would be the same without it, or the other way round. */
function wrongCitations(assessment: Assessment, event: string, without: Assessment): string[] {
  const other = readings(without);
  return [...readings(assessment)].flatMap(([rule, reading]) => {
    const cited = assessment.findings.find((finding) => finding.rule === rule)?.events.includes(event);
    const changed = !equal(reading, other.get(rule));
    return cited === changed ? [] : [`${rule} ${cited ? 'cites' : 'does not cite'} ${event}`];
  });
}

const without = <One extends { readonly id: string }>(all: readonly One[], removed: One): readonly One[] =>
  all.filter((other) => other !== removed);

/** The findings that cite an event twice. */
const citedTwice = ({ findings }: Assessment): string[] =>
  findings
    .filter(({ events }) => new Set(events).size < events.length)
    .map(({ rule }) => `${rule} cites an event twice`);

function allWrong(revisions: readonly Revision[], facts: readonly Fact[], day: string): string[] {
  const assessment = assessHistory(revisions, facts, day);
  return [
    ...citedTwice(assessment),
    ...facts.flatMap((fact) => wrongCitations(assessment, fact.id, readHistory(revisions, without(facts, fact), day))),
    ...revisions.flatMap((revision) =>
      wrongCitations(assessment, revision.id, readHistory(without(revisions, revision), facts, day)),
    ),
  ];
}

describe('what a finding cites [H01]', () => {
  it('is exactly the events without which it would read otherwise', () => {
    fc.assert(
      fc.property(arbitraryRevisions, arbitraryFacts, arbitraryDay, (revisions, facts, day) => {
        expect(allWrong(revisions, facts, day)).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  it('comes from the events of each value where nobody folded again, and the findings read the same', () => {
    fc.assert(
      fc.property(arbitraryRevisions, arbitraryFacts, arbitraryDay, (revisions, facts, day) => {
        const assessment = assessProvided(revisions, foldFacts(facts), day);
        expect(readings(assessment)).toEqual(readings(readHistory(revisions, facts, day)));
        const ids = new Set([...facts, ...revisions].map(({ id }) => id));
        for (const { events } of assessment.findings) expect(events.filter((event) => !ids.has(event))).toEqual([]);
      }),
    );
  });
});
