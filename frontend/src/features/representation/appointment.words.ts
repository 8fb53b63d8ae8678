import type { AppointmentState, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';

type Proof = NonNullable<InsuredAppointment['proof']>;

/** Why an agency is the agency of record, in words for the insured. */
export const PROOF_SENTENCES: Readonly<Record<Proof, string>> = {
  requestNumber: 'It entered the ID of an open request for your insurance.',
  taxId: 'It entered your Tax ID.',
  email: 'It entered the email of a person at your company.',
  acceptance: 'Your company accepted it.',
  invitation: 'Your company invited it.',
  transfer: 'Your previous agency transferred you to it.',
  unrecorded: 'It was appointed before proof was required.',
};

/** What happened to an agency that no longer represents the insured, or never did. */
export const ENDED_WORDS: Readonly<Record<Exclude<AppointmentState, 'waiting' | 'current'>, string>> = {
  former: 'Previous agency of record',
  ended: 'Representation ended',
  refused: 'Refused',
  withdrawn: 'Request withdrawn',
  lapsed: 'Not answered: another agency was appointed',
};

/** How an agency that asks found the insured, and what it may do until the insured decides. */
export const BASIS_SENTENCES: Readonly<Record<NonNullable<InsuredAppointment['basis']>, string>> = {
  name: 'It knows the name of your company. It cannot see your policies or requests.',
  taxId: 'It entered your Tax ID. It cannot see your policies or requests.',
  email: 'It entered the email of a person at your company. It cannot see your policies or requests.',
  requestNumber:
    'It entered the ID of a request that you received. Until you decide it can read and answer that request with policies that it adds, and sees nothing else of yours.',
};
