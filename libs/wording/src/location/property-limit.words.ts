import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { BasisPoints } from '@covertrail/domain/kernel/basis-points';
import { moneyText } from '../text/money-text.js';
import type { Texts } from '../text/text-changes.js';
import {
  DEDUCTIBLE_TYPE_NAMES,
  PROPERTY_LIMIT_CATEGORY_NAMES,
  PROPERTY_LIMIT_NAMES,
  VALUATION_NAMES,
} from './location.labels.js';

/** `90%`. */
export const percentText = (share: BasisPoints): string => `${share / 100}%`;

/** `$1,000`, `2%` or `Waiting Period`; empty where none was given. */
export function deductibleText(
  { deductible, deductibleType }: Pick<PropertyLimit, 'deductible' | 'deductibleType'>,
  region?: RegionCode,
): string {
  if (deductibleType === null) return '';
  if (deductible === null) return DEDUCTIBLE_TYPE_NAMES[deductibleType];
  return deductibleType === 'percent' ? percentText(deductible) : moneyText(deductible, region);
}

/** `$2,000,000, coinsurance 90%, Replacement Cost, deductible $5,000`. */
function propertyLimitText(row: PropertyLimit, region: RegionCode): string {
  const deductible = deductibleText(row, region);
  const parts = [
    row.amount === null ? '' : moneyText(row.amount, region),
    row.secondAmount === null ? '' : moneyText(row.secondAmount, region),
    row.coinsurance === null ? '' : `coinsurance ${percentText(row.coinsurance)}`,
    row.valuation === null
      ? ''
      : `${VALUATION_NAMES[row.valuation]}${row.valuationAmount === null ? '' : ` ${moneyText(row.valuationAmount, region)}`}`,
    deductible === '' ? '' : `deductible ${deductible}`,
    row.blanket === undefined ? '' : `shares blanket ${row.blanket}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'stated' : parts.join(', ');
}

/** By category and type, in the currency of the region; a type that is stated twice gets a number. */
export function propertyLimitTexts(rows: readonly PropertyLimit[], region: RegionCode): Texts {
  const texts: Record<string, string> = {};
  for (const row of rows) {
    const label = `${PROPERTY_LIMIT_CATEGORY_NAMES[row.category]}: ${PROPERTY_LIMIT_NAMES[row.type]}`;
    const same = Object.keys(texts).filter((earlier) => earlier === label || earlier.startsWith(`${label} (`)).length;
    texts[same === 0 ? label : `${label} (${same + 1})`] = propertyLimitText(row, region);
  }
  return texts;
}
