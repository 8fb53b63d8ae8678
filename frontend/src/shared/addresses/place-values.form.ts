import { address1, address2, city, country, postalCode, state } from '@covertrail/domain/fields/company-fields';
import { COUNTRIES } from '../choices/countries.js';

/** Where a company or an agency is that a form founds. */
export const PLACE_RULES = { address1, address2, city, state, postalCode, country };

export const EMPTY_PLACE = {
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: COUNTRIES[0]!.value,
};
