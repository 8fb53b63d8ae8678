import { all, optional, required, rule, type FieldRule } from './field-rule.js';
import { maxLength, minLength, oneOf, pattern, requiredText } from './text-rules.js';

/** Every message here is the specification's (1 section 5) unless said otherwise. */

const EMAIL = /^[^\s@<>`]+@[^\s@<>`.]+(\.[^\s@<>`.]+)+$/;
const EMAIL_LENGTH = 254;

export const email: FieldRule<string> = all(
  required<string>('Please enter your email address.'),
  pattern(EMAIL, 'Please enter valid email address.'),
  maxLength(EMAIL_LENGTH, 'Invalid email address!'),
);

/** Of a colleague or a supplier who is invited (3 section 5). */
export const invitedEmail: FieldRule<string> = all(
  required<string>('Please enter Email.'),
  pattern(EMAIL, 'Please enter a valid email address.'),
  maxLength(EMAIL_LENGTH, 'Please enter a valid email address.'),
);

const NO_LOGIN_EMAIL = 'Please enter the E-mail.';
export const loginEmail: FieldRule<string> = all(required<string>(NO_LOGIN_EMAIL), maxLength(EMAIL_LENGTH, NO_LOGIN_EMAIL));

/** Longer text is refused before it is hashed. */
const PASSWORD_LENGTH = 200;
export const loginPassword: FieldRule<string> = all(
  required<string>('Please enter password.'),
  maxLength(PASSWORD_LENGTH, 'Please enter password.'),
);

const MISMATCH = 'Password is not matching the criteria';
const PASSWORD_NEEDS = [/[A-Za-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d\s]/] as const;

export const password: FieldRule<string> = all(
  required<string>('Please enter your password.'),
  rule<string>((value) => typeof value === 'string' && value.length >= 8 && value.length <= PASSWORD_LENGTH, MISMATCH),
  rule<string>((value) => PASSWORD_NEEDS.every((needed) => needed.test(String(value))), MISMATCH),
);

export const confirmedPassword = (chosen: unknown): FieldRule<string> =>
  all(required<string>('Please confirm your password.'), rule<string>((value) => value === chosen, 'Password does not match'));

const personName = (missing: string, tooLong: string): FieldRule<string> =>
  all(requiredText(missing, 30, tooLong), pattern(/^[^<>`]*$/, 'Please enter a valid name.'));

/** The specification requires names and gives no text for a missing one. */
export const firstName = personName('Please enter your first name.', 'First name should be max 30 chars long.');
export const lastName = personName('Please enter your last name.', 'Last name should be max 30 chars long.');

export const agentPhone: FieldRule<string> = all(
  required<string>('Please enter valid Agent Phone Number'),
  pattern(/^\d{1,30}$/, 'Please enter valid Agent Phone Number'),
);

export const companySearch = minLength(3, 'Type at least the first three letters of your Agency name/ Company name');

/** Compared from five characters on, so that nobody is told off while typing. */
export const captcha = (shown: string): FieldRule<string> => all(
  required<string>('Please enter captcha.'),
  rule<string>((value) => String(value).length < 5 || value === shown, 'Enter valid captcha'),
);

export const accessLevel = oneOf(['manager', 'reviewer', 'readOnly'], 'Please select a role.');

export const agentLicense = optional(maxLength(50, 'Agent License number should not be greater than 50 char.'));
export const faxNumber = optional(
  all(required<string>('Please enter Fax Number'), maxLength(15, 'Fax Number cannot be longer than 15 characters!')),
);
