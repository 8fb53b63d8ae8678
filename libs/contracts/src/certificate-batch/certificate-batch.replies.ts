import type { CertificateRowOutcome } from '@covertrail/domain/certificate-batch/certificate-batch.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CertificateBatchDocument } from './certificate-batch.views.js';

/** Certificates for many holders, with how far it is. */
export type CertificateBatchProgress = CertificateBatchDocument;

/** What became of one holder. */
export interface CertificateBatchOutcome {
  readonly id: string;
  readonly row: number;
  readonly holderName: string;
  /** Street, city, state and postal code; empty where there is none. */
  readonly holderAddress: string;
  readonly outcome: CertificateRowOutcome['outcome'];
  /** What the holder has now; null where it has none. */
  readonly certificateId: Uuid | null;
  readonly number: string;
  /** Why it was refused. */
  readonly message: string | null;
}
