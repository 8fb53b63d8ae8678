import { REGION_CODES, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Cents } from '@covertrail/domain/kernel/money';

/** By region the sign of its currency [C03]: US dollars are plain dollars, Canadian ones say so. */
export const CURRENCY_SIGNS: Readonly<Record<RegionCode, string>> = { unitedStates: '$', canada: 'CA$' };

/** `$1,000,000` for whole dollars, `$1,000.50` otherwise [C03]; in Canada `CA$1,000,000`. */
export const moneyText = (cents: Cents, region: RegionCode = 'unitedStates'): string =>
  `${CURRENCY_SIGNS[region]}${amountText(cents)}`;

/** The same without a currency sign, for a field that shows the sign beside it. */
export function amountText(cents: Cents): string {
  const text = Math.trunc(cents / 100).toLocaleString('en-US');
  const rest = Math.abs(cents % 100);
  return rest === 0 ? text : `${text}.${String(rest).padStart(2, '0')}`;
}

/** The region whose currency a record of codes names; absent: the United States. */
export const regionIn = ({ region }: { readonly region?: unknown }): RegionCode =>
  REGION_CODES.find((code) => code === region) ?? 'unitedStates';
