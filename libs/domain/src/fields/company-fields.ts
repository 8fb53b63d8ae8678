import { all, optional, required, type FieldRule } from './field-rule.js';
import { maxLength, pattern, requiredText } from './text-rules.js';

/** Spec 1 section 5; lengths of address parts and the texts for city and state are those of spec 2 section 5. */

const LONGEST_COMPANY_NAME = 120;

export const agencyName = requiredText('Please enter your Agency Name', 50, 'Agency Name should not be greater than 50 char.');

/** The specification limits name and address together without saying to what; this is the insured text of spec 2 section 9. */
export const companyName = requiredText(
  'Please enter your Company Name.', LONGEST_COMPANY_NAME, `Company Name cannot exceed ${LONGEST_COMPANY_NAME} characters.`,
);

export const address1 = requiredText('Please enter address 1.', 50, 'Address 1 cannot exceed 50 characters.');
export const address2 = optional(maxLength(50, 'Address 2 cannot exceed 50 characters.'));
export const city = requiredText('Please enter City.', 50, 'City cannot exceed 50 characters.');
export const state = requiredText('Please enter State.', 50, 'State cannot exceed 50 characters.');

const WRONG_POSTAL_CODE = 'Invalid zip code / post code / pin code.';
export const postalCode: FieldRule<string> = all(
  required<string>(WRONG_POSTAL_CODE),
  pattern(/^[A-Za-z0-9 -]{1,10}$/, WRONG_POSTAL_CODE),
);

export const DEFAULT_COUNTRY = 'US';
export const country = pattern(/^[A-Z]{2}$/, 'Please select country.');

/** `11-1111111`; the hyphen is stripped when it is stored. The specification gives no text for a wrong one. */
const wellFormedTaxId = pattern(/^\d{2}-?\d{7}$/, 'Tax ID must be like 11-1111111.');
export const taxId = optional(wellFormedTaxId);
/** Of a client to be added (spec 3 section 5). */
export const searchedTaxId: FieldRule<string> = all(required<string>('Please enter Tax ID.'), wellFormedTaxId);

/** The nine digits of a tax id, as it is stored and compared. */
export const taxIdDigits = (text: string): string => text.replaceAll(/\D/g, '');
