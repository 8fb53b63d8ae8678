import type { AppointmentBasis, AppointmentProof } from '@covertrail/domain/representation/representation.contract';

/** The proof of an appointment, in words that follow `Proof:`. */
export const PROOF_WORDS: Readonly<Record<AppointmentProof['by'], string>> = {
  requestNumber: 'Request ID',
  taxId: 'Tax ID',
  email: 'Email',
  acceptance: 'accepted by the insured',
  invitation: 'invited by the insured',
  unrecorded: 'not recorded',
};

/** How an agency that asks found the insured, in words that follow `Found by:`. */
export const BASIS_WORDS: Readonly<Record<AppointmentBasis['by'], string>> = {
  name: 'company name',
  taxId: 'Tax ID',
  email: 'Email',
  requestNumber: 'Request ID',
};
