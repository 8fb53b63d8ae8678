import fc from 'fast-check';
import { compareOutcomes } from '../compare-outcomes.js';
import type { DocumentOnFile } from '../../insurance/coverage.js';
import type { DocumentRequirement } from '../further-requirements.js';
import { policy } from '../testing/sample-policies.js';
import { asking, assessing } from '../testing/sample-requirements.js';

const onFile = fc.array(
  fc.record({
    documentId: fc.uuid(),
    kind: fc.constantFrom('certificate' as const, 'additional' as const),
    endorsement: fc.constant(null),
    name: fc.constantFrom('W-9.pdf', 'scan.pdf', 'w 9 old.pdf'),
    uploadedOn: fc.constantFrom('2026-01-01', '2026-04-01', '2026-05-31'),
  }),
  { maxLength: 4 },
);
const required = fc.record({
  kind: fc.constantFrom('certificate' as const, 'additional' as const),
  named: fc.constantFrom('W-9', 'scan'),
  withinDays: fc.integer({ min: 1, max: 200 }),
});

const outcomeOf = (documentRequirement: DocumentRequirement, documents: readonly DocumentOnFile[]) =>
  assessing(asking('generalLiability', { documents: [documentRequirement] }), [
    policy('generalLiability', { further: { documents } }),
  ]).outcome;

describe('more that is required of a document [H01]', () => {
  it('never makes pass what did not', () => {
    fc.assert(
      fc.property(required, onFile, ({ kind, named, withinDays }, documents) => {
        const least = outcomeOf({ kind }, documents);
        for (const more of [
          { kind, named },
          { kind, withinDays },
          { kind, named, withinDays },
        ]) {
          if (least !== 'pass') expect(outcomeOf(more, documents)).not.toBe('pass');
        }
        const younger = outcomeOf({ kind, named, withinDays: Math.max(1, withinDays - 10) }, documents);
        expect(compareOutcomes(younger, outcomeOf({ kind, named, withinDays }, documents))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is not met by fewer documents, and one document more never fails what passed', () => {
    fc.assert(
      fc.property(required, onFile, onFile, (requirement, documents, more) => {
        if (outcomeOf(requirement, documents) === 'pass')
          expect(outcomeOf(requirement, [...documents, ...more])).toBe('pass');
      }),
    );
  });
});
