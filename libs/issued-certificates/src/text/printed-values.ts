import { REGION_TABLE, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { amountText } from '@covertrail/wording/text/money-text';

/** `11/29/2026`: certificates of the United States write the month first. */
export const printedDate = (day: CalendarDate): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** What stands in the place of an amount: `1,000,000`, or words such as `Included`. */
export type PrintedAmount = { readonly cents: number } | { readonly words: string };

export const amountWords = (amount: PrintedAmount): string =>
  'words' in amount ? amount.words : amountText(amount.cents);

/** `USD 1,000,000`, for a place whose currency nothing beside it says. */
export const amountWithCurrency = (amount: PrintedAmount, region: RegionCode): string =>
  'words' in amount ? amount.words : `${REGION_TABLE[region].currency} ${amountText(amount.cents)}`;
