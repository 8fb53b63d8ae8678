import fc from 'fast-check';
import { compareOutcomes } from '../compare-outcomes.js';
import { isKnown, type ProvidedPolicy } from '../../insurance/coverage.js';
import type { Assessment, Outcome } from '../finding.js';
import { arbitraryDay, arbitraryFacts, arbitraryRevisions, DAYS } from '../testing/arbitrary-facts.js';
import { assessProvided } from '../testing/assessed-history.js';
import { foldFacts } from '../testing/facts.js';
import { withProof } from './evaluate-proof.js';
import { gradeOf, LEAST_PROOFS, SOURCE_KINDS, type FactSource } from '../../insurance/source-table.js';

const lowerKind = ({ kind, on }: FactSource): readonly FactSource[] =>
  SOURCE_KINDS.filter((lower) => gradeOf(lower) < gradeOf(kind))
    .slice(-1)
    .map((lower) => ({ kind: lower, on }));

/** The same policy with every source one grade lower. */
const lowered = (policy: ProvidedPolicy): ProvidedPolicy => ({
  ...policy,
  ...Object.fromEntries(
    Object.entries(policy).map(([key, value]: [string, unknown]) => [
      key,
      isKnown(value) ? { ...value, sources: (value.sources ?? []).flatMap(lowerKind) } : value,
    ]),
  ),
});

const answerOf = ({ findings }: Assessment, rule: string) =>
  findings.find((finding) => finding.rule === rule)?.policyId;

describe('the proof of a finding [H12]', () => {
  it('never makes it better by a lower grade, as long as the same policy is evaluated', () => {
    fc.assert(
      fc.property(arbitraryRevisions, arbitraryFacts.map(foldFacts), arbitraryDay, (revisions, provided, day) => {
        const before = assessProvided(revisions, { ...provided, otherwise: [] }, day);
        const after = assessProvided(
          revisions,
          { ...provided, policies: provided.policies.map(lowered), otherwise: [] },
          day,
        );
        for (const { rule, outcome } of before.findings) {
          const lower = after.findings.find((finding) => finding.rule === rule);
          if (lower !== undefined && answerOf(before, rule) === answerOf(after, rule))
            expect(compareOutcomes(lower.outcome, outcome)).toBeLessThanOrEqual(0);
        }
        expect(compareOutcomes(after.outcome, before.outcome)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  });

  it('never makes it better by a later day, and changes only what passes', () => {
    const days = fc.tuple(arbitraryDay, arbitraryDay).map((both) => both.toSorted());
    const source = fc.record({ kind: fc.constantFrom(...SOURCE_KINDS), on: fc.constantFrom(...DAYS) });
    const facts = fc.array(
      fc.record({
        policyNumber: fc.constantFrom('A', 'B'),
        sources: fc.array(source, { maxLength: 2 }),
        verified: fc.boolean(),
      }),
      { maxLength: 3 },
    );
    const age = fc.record({ count: fc.integer({ min: 1, max: 60 }), unit: fc.constant('days' as const) });
    const proof = fc.record({ least: fc.constantFrom(...LEAST_PROOFS), notOlderThan: age }, { requiredKeys: [] });
    const outcomes = fc.constantFrom<Outcome>('pass', 'fail', 'unknown', 'review');
    fc.assert(
      fc.property(proof, facts, days, outcomes, (demanded, read, [early = '', late = ''], outcome) => {
        const found = { outcome, reason: 'LIMIT.MET', params: {} } as const;
        const [then, later] = [withProof(demanded, found, read, early), withProof(demanded, found, read, late)];
        expect(compareOutcomes(later.outcome, then.outcome)).toBeLessThanOrEqual(0);
        if (outcome !== 'pass') expect(then).toBe(found);
      }),
    );
  });
});
