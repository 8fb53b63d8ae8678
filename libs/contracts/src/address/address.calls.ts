import { query } from '../calls/call.js';
import type { PostalPlaceDto } from './address.inputs.js';
import type { PostalPlace } from './address.replies.js';

/** Where a zip code or a postal code is [A14]; null where it is not known. Open: whoever signs up fills in an address too. */
export const postalPlace = query<{ query: PostalPlaceDto; reply: PostalPlace | null }>()('address/place', {
  open: true,
});
