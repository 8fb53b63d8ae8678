import type { AppointmentProof } from '@covertrail/domain/representation/representation.contract';

/** What an appointment rests on, in words that go on after `Proof:`. */
export const PROOF_WORDS: Readonly<Record<AppointmentProof['by'], string>> = {
  requestNumber: 'Request ID',
  taxId: 'Tax ID',
  email: 'Email',
  acceptance: 'accepted by the insured',
  unrecorded: 'not recorded',
};
