import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { plural } from '#shared/format/plural';

/** An entry of an address book that gets a certificate. */
export interface ChosenHolder {
  readonly id: string;
  readonly holder: HolderDetails;
}

/** Who gets one: chosen entries, or those who hold one of the policies by a share. */
export type ManyHolders = readonly ChosenHolder[] | 'shares';

/** `12 holders`, for the title and the button. */
export const holdersText = (to: ManyHolders): string =>
  to === 'shares' ? 'those who have it shared' : plural(to.length, 'holder');
