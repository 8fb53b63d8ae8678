import { RuleBroken } from '../kernel/rule-broken.js';
import { certificateHolders } from '../fields/holder-fields.js';
import { notesText } from '../fields/policy-text-fields.js';
import type { FurtherTerms } from '../insurance/terms/further-terms.js';

/** What a policy states in words, besides its texts and remarks. Throws `RuleBroken`. */
export function checkStatedTexts({ exclusion, certificateHolders: holders }: FurtherTerms): void {
  if (exclusion !== null && !exclusion.excluded && exclusion.comment !== '')
    throw new RuleBroken('POLICY.EXCLUSION_COMMENT_UNNEEDED');
  if (certificateHolders.check(holders) !== null) throw new RuleBroken('POLICY.HOLDER_INVALID');
  if (notesText.check(exclusion?.comment ?? '') !== null) throw new RuleBroken('POLICY.TEXT_TOO_LONG');
}
