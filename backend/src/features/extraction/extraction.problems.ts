import type { EXTRACTION_CODES } from '@covertrail/domain/extraction/extraction.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of a confirmation are answered [E02]. */
export const EXTRACTION_PROBLEMS = {
  'EXTRACTION.CONFIRMED_ALREADY': { status: 409, message: 'This certificate was confirmed already.' },
  'EXTRACTION.NOT_CONFIRMED': { status: 409, message: 'This certificate is not confirmed.' },
  'EXTRACTION.NOTHING_CONFIRMED': { status: 422, message: 'Please enter at least one policy.' },
  'EXTRACTION.NOT_READ': { status: 409, message: 'This certificate is not read yet, or was read again.' },
  'EXTRACTION.NO_INSURED': { status: 409, message: 'Nobody has an account for this insured yet.' },
  'EXTRACTION.DATE_INVALID': { status: 422, message: 'The date of the certificate is yet to come.' },
  'EXTRACTION.INSURED_UNCONFIRMED': {
    status: 422,
    message: 'The certificate names another insured. Please say that it is about this one.',
  },
  'EXTRACTION.ROW_NOT_READ': {
    status: 422,
    message: 'This is no policy of the certificate, or it cannot be entered so.',
  },
  'EXTRACTION.ROW_UNDECIDED': { status: 422, message: 'Please say of each policy what becomes of it.' },
  'EXTRACTION.FIELD_NOT_READ': { status: 422, message: 'This field does not stand on the certificate.' },
  'EXTRACTION.FIELD_UNDECIDED': { status: 422, message: 'Please check each field that is marked.' },
  'EXTRACTION.VALUE_INVALID': { status: 422, message: 'A value does not fit its field.' },
  'EXTRACTION.BETTER_ON_FILE': {
    status: 422,
    message: 'What is on file is better proven. Please accept the change of that field itself.',
  },
  'EXTRACTION.CHANGED_SINCE': {
    status: 409,
    message: 'This was changed on file after the date of the certificate, so it stays as it is.',
  },
  'EXTRACTION.POLICY_CHANGED': { status: 409, message: 'The policy was changed meanwhile. Please look at it again.' },
  'EXTRACTION.POLICY_TWICE': { status: 422, message: 'Two rows of the certificate cannot be the same policy.' },
} satisfies ProblemsOf<typeof EXTRACTION_CODES>;

const TEXTS: Readonly<Partial<Record<string, { readonly message: string }>>> = EXTRACTION_PROBLEMS;

/** Why a row was not entered. */
export const refusalText = (code: string): string => TEXTS[code]?.message ?? 'The policy does not take this.';
