/** @run rest: the engine over hundreds of random worlds. */
import fc from 'fast-check';
import { areNamedFor, isNamedFor } from './named-params.js';
import { assessProvided } from './testing/assessed-history.js';
import { arbitraryDay, arbitraryFacts, arbitraryRevisions } from './testing/arbitrary-facts.js';
import { provide } from './testing/facts.js';

describe('the parameters of a finding', () => {
  it('name what findings of its reason name in any case, and those of its fix likewise', () => {
    fc.assert(
      fc.property(arbitraryRevisions, arbitraryFacts.map(provide), arbitraryDay, (revisions, provided, day) => {
        for (const finding of assessProvided(revisions, { ...provided, otherwise: [] }, day).findings) {
          const { reason, met = reason, fix } = finding;
          const unnamed = [reason, met].filter((code) => !isNamedFor(finding, code));
          const fixes = fix === undefined || areNamedFor(fix.params, fix.code) ? [] : [fix.code];
          expect([...unnamed, ...fixes]).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
