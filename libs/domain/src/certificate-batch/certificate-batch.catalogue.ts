import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { CertificateBatchEvent } from './certificate-batch.contract.js';

/** The insured and the agency that issues, as of each certificate. */
const ofBatch = {
  feature: 'certificate-batch',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({
    data: { insuredId, agencyId },
  }: {
    readonly data: { readonly insuredId: Uuid; readonly agencyId: Uuid };
  }) => ({ companies: [insuredId, agencyId] }),
} as const;

export const certificateBatchCatalogue: Catalogue<CertificateBatchEvent> = {
  CertificateBatchStarted: ofBatch,
  CertificateBatchAdvanced: ofBatch,
  CertificateBatchCompleted: ofBatch,
  CertificateBatchRequested: ofBatch,
};
