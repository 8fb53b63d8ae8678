import type { AppointmentState, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';

type Proof = NonNullable<InsuredAppointment['proof']>;

/** Why an agency answers for the insured, in words for the insured. */
export const PROOF_SENTENCES: Readonly<Record<Proof, string>> = {
  requestNumber: 'It gave the ID of an open request for your insurance.',
  taxId: 'It gave your Tax ID.',
  email: 'It gave the email of somebody at your company.',
  acceptance: 'Your company accepted it.',
  transfer: 'Your agency before transferred you to it.',
  unrecorded: 'It was appointed before proofs were recorded.',
};

/** What became of an agency that no longer answers, or never did. */
export const ENDED_WORDS: Readonly<Record<Exclude<AppointmentState, 'waiting' | 'current'>, string>> = {
  former: 'Answered for you before',
  refused: 'Refused',
  withdrawn: 'Took its request back',
  lapsed: 'Not answered: another agency was appointed',
};
