import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { STATED_VALUE_NAMES } from '@covertrail/wording/insurance/stated-value-words';
import { coverageWords, furtherSymbols } from '../../content/coverage-words.js';
import { isAdditionalInsured, isWaived, printedLimits, typeWords } from '../../content/policy-facts.js';
import { bornWords } from '../../content/property-facts.js';
import { amountWithCurrency, printedDate } from '../../text/printed-values.js';
import type { Remark } from '../sheet.js';

const yesNo = (isSo: boolean): string => (isSo ? 'Y' : 'N');

/** All that a certificate says of a policy, for one that has no row of its own. */
export function policyRemarks(policy: CertifiedPolicy): Remark {
  const { terms } = policy;
  const { carrier, period, region, statedValues } = terms;
  const naic = carrier.naic === '' ? '' : `, NAIC ${carrier.naic}`;
  const retention = statedValues.retentionAmount;
  return {
    title: `Further policy: ${typeWords(policy)}`,
    lines: [
      `Insurer: ${carrier.name}${naic}`,
      `Policy number: ${terms.policyNumber}`,
      `In force from ${printedDate(period.effectiveOn)} to ${printedDate(period.expiresOn)}`,
      `Additional insured: ${yesNo(isAdditionalInsured(policy))}, subrogation waived: ${yesNo(isWaived(policy))}`,
      ...printedLimits(policy).map(({ label, amount }) => `${label}: ${amountWithCurrency(amount, region)}`),
      ...(retention === undefined
        ? []
        : [`${STATED_VALUE_NAMES.retentionAmount}: ${amountWithCurrency({ cents: retention }, region)}`]),
      ...[...furtherSymbols(policy), ...coverageWords(policy)].map((words) => `Covers: ${words}`),
      ...bornWords(policy),
    ],
  };
}

/** What a policy provides besides, for which its row has no room; nothing where it provides no more. */
export function coverageRemarks({ line, terms }: CertifiedPolicy, words: readonly string[]): readonly Remark[] {
  const title = `${LINE_NAMES[line]}, policy ${terms.policyNumber}: further coverages`;
  return words.length > 0 ? [{ title, lines: words }] : [];
}
