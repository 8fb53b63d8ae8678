import { RuleBroken } from '../kernel/rule-broken.js';
import type { CoverageLine } from '../insurance/coverage.js';
import { isOfEmployees } from '../insurance/line-facts.js';
import { certificateHolders } from '../fields/holder-fields.js';
import { notesText, remarkTexts } from '../fields/policy-text-fields.js';
import type { FurtherTerms } from '../insurance/terms/further-terms.js';
import { TEXT_TERMS } from '../insurance/terms/policy-aspects.js';

/** What a policy states in words. Throws `RuleBroken`. */
export function checkStatedTexts(line: CoverageLine, terms: FurtherTerms): void {
  const { exclusion, exception, remarks, certificateHolders: holders } = terms;
  if (exclusion !== null && !exclusion.excluded && exclusion.comment !== '')
    throw new RuleBroken('POLICY.EXCLUSION_COMMENT_UNNEEDED');
  if (exception !== null && !isOfEmployees(line)) throw new RuleBroken('POLICY.EXCEPTION_NOT_OF_LINE', { line });
  if (remarkTexts.check(remarks) !== null) throw new RuleBroken('POLICY.REMARK_INVALID');
  if (certificateHolders.check(holders) !== null) throw new RuleBroken('POLICY.HOLDER_INVALID');
  for (const text of [...TEXT_TERMS.map((term) => terms[term]), exclusion?.comment ?? '']) {
    if (notesText.check(text) !== null) throw new RuleBroken('POLICY.TEXT_TOO_LONG');
  }
}
