import type { BackendFeature } from '#feature';
import { certificateBatchNotices } from './certificate-batch.notices.js';

/** Certificates that are issued to many; its calls stand with those of a certificate. */
export const certificateBatchFeature: BackendFeature = { name: 'certificate-batch', notices: certificateBatchNotices };
