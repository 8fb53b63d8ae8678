import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { moneyText } from '@covertrail/wording/text/money-text';
import type { Cents } from '@covertrail/domain/kernel/money';

/** `$1,000,000`, in Canada `CA$1,000,000`; a dash for none. */
export const moneyFormat = (cents: Cents | null | undefined, region?: RegionCode): string =>
  cents === null || cents === undefined ? '–' : moneyText(cents, region);
