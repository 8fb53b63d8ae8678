import { all, lookedUp, optional, required, rule, type FieldRule } from './field-rule.js';
import type { LengthCode, PlainFieldCode } from './field-problem.js';
import { maxLength, minLength, pattern, requiredText } from './text-rules.js';

/** Rules of sign-up and log-in [A15]. */

export const EMAIL = /^[^\s@<>`]+@[^\s@<>`.]+(\.[^\s@<>`.]+)+$/;
export const EMAIL_LENGTH = 254;

export const email: FieldRule<string> = all(
  required<string>('EMAIL.REQUIRED'),
  pattern(EMAIL, 'EMAIL.NOT_VALID'),
  maxLength(EMAIL_LENGTH, 'EMAIL.TOO_LONG'),
);

/** Of the account whose password was forgotten [A10]. */
export const forgetfulEmail = lookedUp(email);

/** Of a person who signs up [A07]. */
export const signUpEmail = lookedUp(email);

/** Of a colleague or a supplier who is invited [I01]. */
export const invitedEmail: FieldRule<string> = lookedUp(
  all(
    required<string>('INVITED_EMAIL.REQUIRED'),
    pattern(EMAIL, 'INVITED_EMAIL.NOT_VALID'),
    maxLength(EMAIL_LENGTH, 'INVITED_EMAIL.TOO_LONG'),
  ),
);

export const loginEmail: FieldRule<string> = lookedUp(
  all(required<string>('LOGIN_EMAIL.REQUIRED'), maxLength(EMAIL_LENGTH, 'LOGIN_EMAIL.TOO_LONG')),
);

/** Longer text is refused before it is hashed. */
const PASSWORD_LENGTH = 200;
export const loginPassword: FieldRule<string> = lookedUp(
  all(required<string>('LOGIN_PASSWORD.REQUIRED'), maxLength(PASSWORD_LENGTH, 'LOGIN_PASSWORD.TOO_LONG')),
);

/**
 * Six digits of an authenticator app, or a recovery code of sixteen letters and digits [A17]. Spaces and hyphens may stand anywhere, as a
 * person types or pastes them.
 */
export const proofCode: FieldRule<string> = lookedUp(
  all(
    required<string>('CODE.REQUIRED'),
    pattern(/^\s{0,2}(?:\d(?:[\s-]{0,2}\d){5}|[A-Za-z2-7](?:[\s-]{0,2}[A-Za-z2-7]){15})\s{0,2}$/, 'CODE.NOT_VALID'),
  ),
);

const PASSWORD_NEEDS = [/[A-Za-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d\s]/] as const;

export const password: FieldRule<string> = all(
  required<string>('PASSWORD.REQUIRED'),
  rule<string>(
    (value) => typeof value === 'string' && value.length >= 8 && value.length <= PASSWORD_LENGTH,
    'PASSWORD.TOO_WEAK',
  ),
  rule<string>((value) => PASSWORD_NEEDS.every((needed) => needed.test(String(value))), 'PASSWORD.TOO_WEAK'),
);

export const confirmedPassword = (chosen: unknown): FieldRule<string> =>
  all(
    required<string>('PASSWORD.NOT_CONFIRMED'),
    rule<string>((value) => value === chosen, 'PASSWORD.OTHER'),
  );

const personName = (missing: PlainFieldCode, tooLong: LengthCode): FieldRule<string> =>
  all(requiredText(missing, 30, tooLong), pattern(/^[^<>`]*$/, 'PERSON_NAME.NOT_VALID'));

/** Names are required [A15]. */
export const firstName = personName('FIRST_NAME.REQUIRED', 'FIRST_NAME.TOO_LONG');
export const lastName = personName('LAST_NAME.REQUIRED', 'LAST_NAME.TOO_LONG');

export const agentPhone: FieldRule<string> = all(
  required<string>('AGENT_PHONE.NOT_VALID'),
  pattern(/^\d{1,30}$/, 'AGENT_PHONE.NOT_VALID'),
);

/** Of a person, as people write it: digits, and what stands between them [I01]. */
export const phone = optional(pattern(/^\+?(?=(?:\D*\d){7})[\d ().-]{7,30}$/, 'PHONE.NOT_VALID'));

export const companySearch = minLength(3, 'COMPANY_SEARCH.TOO_SHORT');

/** What a person typed for a captcha; only the server knows whether it is right [A01]. */
export const captcha: FieldRule<string> = lookedUp(
  all(required<string>('CAPTCHA.REQUIRED'), pattern(/^.{1,20}$/, 'CAPTCHA.NOT_VALID')),
);

export const agentLicense = optional(maxLength(50, 'AGENT_LICENSE.TOO_LONG'));
export const faxNumber = optional(all(required<string>('FAX.REQUIRED'), maxLength(15, 'FAX.TOO_LONG')));
