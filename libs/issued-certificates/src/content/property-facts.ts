import type { EndorsementCode, LimitCode } from '@covertrail/domain/insurance/coverage';
import { DEDUCTIBLE_TABLE } from '@covertrail/domain/insurance/lines/deductible-kinds';
import type { StatedDeductible } from '@covertrail/domain/insurance/terms/limit-details';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { lowerFirst } from '@covertrail/wording/text/first-letter';
import { amountText } from '@covertrail/wording/text/money-text';
import { DEDUCTIBLE_NAMES, VALUATION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { isAdditionalInsured } from './policy-facts.js';

/** `5,000 per occurrence`, `2% of value`, `72 hours`: what the insured bears of a loss. */
export function deductibleWords(deductible: StatedDeductible | undefined): string {
  if (!deductible) return '';
  const { kind, value = 0 } = deductible;
  const name = DEDUCTIBLE_NAMES[kind];
  const unit = DEDUCTIBLE_TABLE[kind].value;
  if (unit === 'amount') return `${amountText(value)} ${name.toLowerCase()}`;
  if (unit === 'percent') return `${value / 100}%${name.replace('Percent', '')}`;
  return unit === 'hours' ? `${value} hours` : name;
}

/** The deductibles and retentions of a policy, each once: `Deductible 5,000 per occurrence`, `250,000 self-insured retention`. */
export const bornWords = ({ terms }: CertifiedPolicy): readonly string[] => [
  ...new Set(
    Object.values(terms.limitDetails).flatMap((detail) => {
      const words = deductibleWords(detail?.deductible);
      if (words === '') return [];
      return /retention/i.test(words) ? [words] : [`Deductible ${words}`];
    }),
  ),
];

/** How a loss of what a limit covers is valued, and its coinsurance; empty where neither is stated. */
export function valuationWords({ terms }: CertifiedPolicy, code: LimitCode): string {
  const detail = terms.limitDetails[code];
  const coinsurance = detail?.coinsurance === undefined ? '' : `coinsurance ${detail.coinsurance / 100}%`;
  const valuation = detail?.valuation === undefined ? '' : lowerFirst(VALUATION_NAMES[detail.valuation]);
  return [valuation, coinsurance].filter((part) => part !== '').join(', ');
}

/** The boxes of perils: which causes of loss a property policy covers. */
export const CAUSES = { BASIC: 'basicCauses', BROAD: 'broadCauses', SPECIAL: 'specialCauses' } as const;

const has = ({ terms }: CertifiedPolicy, code: EndorsementCode): boolean =>
  terms.endorsements.some((endorsement) => endorsement.code === code);

/** The interests that a policy gives others, by the words of their boxes: by its endorsements alone. */
export const interestsOf = (policy: CertifiedPolicy): readonly (readonly [label: string, isGiven: boolean])[] => [
  ['MORTGAGEE', has(policy, 'mortgageHolder')],
  ['LOSS PAYEE', has(policy, 'lossPayee')],
  ["LENDER'S LOSS PAYABLE", has(policy, 'lenderLossPayable')],
  ['ADDITIONAL INSURED', isAdditionalInsured(policy)],
];
