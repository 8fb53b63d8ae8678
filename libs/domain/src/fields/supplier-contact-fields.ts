import { EMAIL, EMAIL_LENGTH, email, phone } from './account-fields.js';
import type { FieldRule } from './field-rule.js';
import { freeText, requiredText } from './text-rules.js';

/** How many people may get copies of what is sent to a supplier. */
const MOST_CC = 10;

/** A name as a list shows it in one line; a supplier’s is as long as that of a company [F06]. */
const LONGEST_NAME = 120;
const LONGEST_ADDRESS = 250;

/** The addresses of a text with commas, semicolons or spaces between them. */
export const ccAddresses = (text: string): readonly string[] => text.split(/[,; ]+/).filter((part) => part !== '');

/** Copies of what is sent to a supplier: e-mail addresses with commas between them. */
const ccEmails: FieldRule<string> = {
  check(value) {
    if (typeof value !== 'string') return { code: 'CC_EMAILS.NOT_VALID' };
    const addresses = ccAddresses(value);
    const valid = addresses.every((address) => EMAIL.test(address) && address.length <= EMAIL_LENGTH);
    return valid && addresses.length <= MOST_CC ? null : { code: 'CC_EMAILS.NOT_VALID' };
  },
};

/** The rules of an entry of the supplier address book [F06]. A supplier that nobody can write to cannot be asked: its e-mail is required. */
export const supplierContactRules = {
  supplierName: requiredText('SUPPLIER_NAME.REQUIRED', LONGEST_NAME, 'SUPPLIER_NAME.TOO_LONG'),
  supplierNumber: freeText(50, 'SUPPLIER_NUMBER.TOO_LONG'),
  email,
  contactName: freeText(LONGEST_NAME, 'CONTACT_NAME.TOO_LONG'),
  phone,
  address: freeText(LONGEST_ADDRESS, 'SUPPLIER_ADDRESS.TOO_LONG'),
  ccEmails,
  bookName: requiredText('BOOK_NAME.REQUIRED', LONGEST_NAME, 'BOOK_NAME.TOO_LONG'),
} as const satisfies Readonly<Record<string, FieldRule>>;
