import type { PostalPlace } from '@covertrail/contracts/address/address.replies';

/** Knows where postal codes are. */
export interface PostalPlaces {
  /** `country` as two letters of ISO 3166. Null for a code that is not known, and for another country. */
  find(country: string, code: string): Promise<PostalPlace | null>;
}

export const POSTAL_PLACES = Symbol('PostalPlaces');
