import type { AppointmentState, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';

type Proof = NonNullable<InsuredAppointment['proof']>;

/** Why an agency is the agency of record, in words for the insured. */
export const PROOF_SENTENCES: Readonly<Record<Proof, string>> = {
  requestNumber: 'It entered the ID of an open request for your insurance.',
  taxId: 'It entered your Tax ID.',
  email: 'It entered the email of a person at your company.',
  acceptance: 'Your company accepted it.',
  transfer: 'Your previous agency transferred you to it.',
  unrecorded: 'It was appointed before proof was required.',
};

/** What happened to an agency that no longer represents the insured, or never did. */
export const ENDED_WORDS: Readonly<Record<Exclude<AppointmentState, 'waiting' | 'current'>, string>> = {
  former: 'Previous agency of record',
  refused: 'Refused',
  withdrawn: 'Request withdrawn',
  lapsed: 'Not answered: another agency was appointed',
};
