import { chosenId } from './id-rules.js';
import { listOf } from './list-rules.js';
import { wholeNonNegative } from './number-rules.js';
import { freeText, pattern, requiredText } from './text-rules.js';

/** The location form [C06]. */

export const locationNumber = requiredText('LOCATION_NUMBER.REQUIRED', 20, 'LOCATION_NUMBER.TOO_LONG');
export const locationAddress1 = requiredText('LOCATION_ADDRESS_1.REQUIRED', 50, 'ADDRESS_1.TOO_LONG');
export const locationAddress2 = freeText(50, 'ADDRESS_2.TOO_LONG');
export const county = freeText(50, 'COUNTY.TOO_LONG');
/** May be empty: no zip code of a location is required [C06]. */
export const zipCode = pattern(/^[A-Za-z0-9 -]{0,10}$/, 'ZIP_CODE.NOT_VALID');
export const propertyDescription = freeText(150, 'PROPERTY_DESCRIPTION.TOO_LONG');

export const buildingNumber = requiredText('BUILDING_NUMBER.REQUIRED', 100, 'BUILDING_NUMBER.TOO_LONG');
export const buildingDescription = freeText(150, 'BUILDING_DESCRIPTION.TOO_LONG');

/** Two numbers with the same key are the same building. */
export const buildingNumberKey = (number: string): string => number.trim().toLowerCase();

/** A value of a limit row that was given, in cents or basis points. */
export const limitNumber = wholeNonNegative('LIMITS.NOT_VALID');

/** So many policies are compared at once. */
export const MOST_COMPARED = 50;

/** The policies of which common addresses are looked up [C06]. */
export const comparedPolicies = listOf(
  chosenId('CHOSEN.NOT_VALID'),
  { least: 1, most: MOST_COMPARED },
  'CHOSEN.TOO_MANY',
);
