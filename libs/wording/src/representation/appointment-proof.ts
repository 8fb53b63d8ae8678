import type { AppointmentProof } from '@covertrail/domain/representation/representation.contract';

/** The proof of an appointment, in words that follow `Proof:`. */
export const PROOF_WORDS: Readonly<Record<AppointmentProof['by'], string>> = {
  requestNumber: 'Request ID',
  taxId: 'Tax ID',
  email: 'Email',
  acceptance: 'accepted by the insured',
  unrecorded: 'not recorded',
};
