import type { FieldProblem } from './field-problem.js';
import { all, lookedUp, optional, required, type FieldRule } from './field-rule.js';
import { maxLength, minLength, pattern, requiredText } from './text-rules.js';

/** Rules of a company [A15]; parts of an address are as long as those of a location [C06]. */

const LONGEST_COMPANY_NAME = 120;

export const agencyName = requiredText('AGENCY_NAME.REQUIRED', 50, 'AGENCY_NAME.TOO_LONG');

/** Name and address are limited together and no number is given [A15]; this is the length of the insured text on a certificate. */
export const companyName = requiredText('COMPANY_NAME.REQUIRED', LONGEST_COMPANY_NAME, 'COMPANY_NAME.TOO_LONG');

export const address1 = requiredText('ADDRESS_1.REQUIRED', 50, 'ADDRESS_1.TOO_LONG');
/** The beginning of an address that is looked for while it is typed [A14]. */
export const addressBeginning: FieldRule<string> = all(
  required<string>('ADDRESS_SEARCH.TOO_SHORT'),
  minLength(3, 'ADDRESS_SEARCH.TOO_SHORT'),
  maxLength(50, 'ADDRESS_1.TOO_LONG'),
);
export const address2 = optional(maxLength(50, 'ADDRESS_2.TOO_LONG'));
export const city = requiredText('CITY.REQUIRED', 50, 'CITY.TOO_LONG');
export const state = requiredText('STATE.REQUIRED', 50, 'STATE.TOO_LONG');

export const postalCode: FieldRule<string> = all(
  required<string>('POSTAL_CODE.NOT_VALID'),
  pattern(/^[A-Za-z0-9 -]{1,10}$/, 'POSTAL_CODE.NOT_VALID'),
);

export const country = pattern(/^[A-Z]{2}$/, 'COUNTRY.REQUIRED');

/** The parts of a company's name and address that stand together in the box of the insured. */
export type InsuredText = Readonly<
  Record<'companyName' | 'address1' | 'address2' | 'city' | 'state' | 'postalCode', string>
>;

/** Five lines of forty characters, the box of the insured on ACORD 25: [A07] limits name and address together and gives no number. */
export const LONGEST_INSURED_TEXT = 200;

/** The characters of name and address together. */
export const insuredTextLength = (text: InsuredText): number =>
  Object.values(text).reduce((sum, part) => sum + [...part.trim()].length, 0);

export const insuredTextProblem = (text: InsuredText): FieldProblem | null =>
  insuredTextLength(text) <= LONGEST_INSURED_TEXT
    ? null
    : { code: 'INSURED_TEXT.TOO_LONG', most: LONGEST_INSURED_TEXT };

/** An IANA name, as a browser states it. */
export const timeZone = pattern(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+){0,4}$/, 'CHOSEN.NOT_VALID');

/** `11-1111111`; the hyphen is stripped when it is stored. */
const wellFormedTaxId = pattern(/^\d{2}-?\d{7}$/, 'TAX_ID.NOT_VALID');
export const taxId = optional(wellFormedTaxId);
/** Of a client to be added [G01]. */
export const searchedTaxId: FieldRule<string> = lookedUp(all(required<string>('TAX_ID.REQUIRED'), wellFormedTaxId));
/** Of the company that states it: a refusal tells that another company has it [I01]. */
export const ownTaxId: FieldRule<string> = searchedTaxId;

/** The nine digits of a tax id, as it is stored and compared. */
export const taxIdDigits = (text: string): string => text.replaceAll(/\D/g, '');
