import { all, lookedUp, optional, required, type FieldRule } from './field-rule.js';
import { maxLength, pattern, requiredText } from './text-rules.js';

/** Rules of a company [A15]; parts of an address are as long as those of a location [C06]. */

const LONGEST_COMPANY_NAME = 120;

export const agencyName = requiredText('AGENCY_NAME.REQUIRED', 50, 'AGENCY_NAME.TOO_LONG');

/** Name and address are limited together and no number is given [A15]; this is the length of the insured text on a certificate. */
export const companyName = requiredText('COMPANY_NAME.REQUIRED', LONGEST_COMPANY_NAME, 'COMPANY_NAME.TOO_LONG');

export const address1 = requiredText('ADDRESS_1.REQUIRED', 50, 'ADDRESS_1.TOO_LONG');
export const address2 = optional(maxLength(50, 'ADDRESS_2.TOO_LONG'));
export const city = requiredText('CITY.REQUIRED', 50, 'CITY.TOO_LONG');
export const state = requiredText('STATE.REQUIRED', 50, 'STATE.TOO_LONG');

export const postalCode: FieldRule<string> = all(
  required<string>('POSTAL_CODE.NOT_VALID'),
  pattern(/^[A-Za-z0-9 -]{1,10}$/, 'POSTAL_CODE.NOT_VALID'),
);

export const country = pattern(/^[A-Z]{2}$/, 'COUNTRY.REQUIRED');

/** `11-1111111`; the hyphen is stripped when it is stored. */
const wellFormedTaxId = pattern(/^\d{2}-?\d{7}$/, 'TAX_ID.NOT_VALID');
export const taxId = optional(wellFormedTaxId);
/** Of a client to be added [G01]. */
export const searchedTaxId: FieldRule<string> = lookedUp(all(required<string>('TAX_ID.REQUIRED'), wellFormedTaxId));

/** The nine digits of a tax id, as it is stored and compared. */
export const taxIdDigits = (text: string): string => text.replaceAll(/\D/g, '');
