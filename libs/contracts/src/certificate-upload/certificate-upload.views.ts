import type {
  CertificateUploadStatus,
  ReadingCounts,
  ReadingRefusal,
  TakenPolicy,
  UploadedAs,
} from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import type { CitedFile } from '@covertrail/domain/kernel/cited-file';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** One document for each certificate that was uploaded [E01]: the requester, the insured and its agencies see it. */
export type CertificateUploadDocument = {
  /** The transaction. */
  readonly id: Uuid;
  readonly revision: number;
  readonly requestId: Uuid | null;
  readonly requesterId: Uuid | null;
  readonly projectId: Uuid | null;
  readonly insuredId: Uuid | null;
  /** The agencies that represent the insured. */
  readonly agencyIds: readonly Uuid[];
  readonly uploadedAs: UploadedAs;
  readonly companyId: Uuid | null;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly additional: readonly { readonly name: string; readonly bytes: number }[];
  /** How fast it is needed: 0 for standard, more for what is read first [D10]. */
  readonly urgency: number;
  readonly uploadedAt: Instant;
  readonly status: CertificateUploadStatus;
  readonly attempt: number;
  /** Why it could not be read; null otherwise. */
  readonly reason: ReadingRefusal | null;
  /** How much was read; null where nothing was. */
  readonly counts: ReadingCounts | null;
  /** The stored reading; null where nothing was read. */
  readonly reading: CitedFile | null;
  /** What became of it, after a person confirmed it. */
  readonly policies: readonly TakenPolicy[];
};

/** Which certificates were uploaded, and what was read of them? */
export const certificateUploadsView = defineView<CertificateUploadDocument>()({
  name: 'certificate-uploads',
  indexes: [
    { fields: ['requestId', 'uploadedAt'] },
    { fields: ['requesterId', 'uploadedAt'] },
    { fields: ['insuredId', 'uploadedAt'] },
    { fields: ['status', 'urgency', 'uploadedAt'] },
  ],
});
