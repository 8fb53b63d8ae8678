import type { CertificateForm } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** Certificates issued to many holders at once, with its progress: how many rows had their turn, and what became of them. */
export type CertificateBatchDocument = {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly policyIds: readonly Uuid[];
  /** Null where certificates are issued again, each on its own form. */
  readonly form: CertificateForm | null;
  readonly count: number;
  readonly done: number;
  readonly issued: number;
  readonly alreadyHas: number;
  readonly refused: number;
  readonly stage: 'running' | 'completed';
  readonly startedAt: Instant;
};

/** Which certificates did this agency issue to many at once, and how far is it? [E03] */
export const certificateBatchesView = defineView<CertificateBatchDocument>()({
  name: 'certificate-batches',
  indexes: [{ fields: ['agencyId', 'startedAt'] }, { fields: ['insuredId', 'startedAt'] }],
});
