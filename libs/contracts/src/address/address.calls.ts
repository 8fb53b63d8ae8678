import { query } from '../calls/call.js';
import type { AddressSearchDto, PostalPlaceDto } from './address.inputs.js';
import type { AddressSearch, AddressSuggestions, PostalPlace } from './address.replies.js';

/** Where a zip code or a postal code is [A14]; null where it is not known. Open: whoever signs up fills in an address too. */
export const postalPlace = query<{ query: PostalPlaceDto; reply: PostalPlace | null }>()('address/place', {
  open: true,
});

/** Whether suggestions come from a directory outside [A14]: where none is set up, a page before the log-in asks for none. With it, a key that is public. */
export const addressSearch = query<{ reply: AddressSearch }>()('address/search', { open: true });

/** Addresses that begin as typed: first those that the company uses already, then those of the directory outside, if one is set up [A14]. */
export const addressSuggestions = query<{ query: AddressSearchDto; reply: AddressSuggestions }>()(
  'address/suggestions',
  { needs: 'readReferenceData' },
);

/** The same before a log-in, of the directory alone. */
export const openAddressSuggestions = query<{ query: AddressSearchDto; reply: AddressSuggestions }>()(
  'address/open-suggestions',
  { open: true },
);
