import type {
  CertificateUploadStatus,
  ReadingCounts,
  ReadingRefusal,
  TakenPolicy,
  UploadedAs,
} from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import type { ClaimedPolicy } from '@covertrail/domain/insurance/certificate/claimed-policy';
import type { PageKind, ReadCertificate } from '@covertrail/domain/insurance/certificate/reading-outcome';
import type { StatedExclusion } from '@covertrail/domain/insurance/certificate/stated-exclusion';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { DeliverySpeed } from '@covertrail/domain/request/request.contract';

/** As the view keeps it, or `reading` while a program reads it. */
export type ReadingStatus = CertificateUploadStatus | 'reading';

/** A certificate of a transactions list [E01]. */
export interface CertificateTransaction {
  readonly transactionId: Uuid;
  readonly fileName: string;
  readonly bytes: number;
  readonly additional: readonly string[];
  readonly uploadedAs: UploadedAs;
  /** Whoever asks decides what becomes of it: it came from their side, or from someone without an account. */
  readonly isOwn: boolean;
  readonly uploadedAt: Instant;
  readonly priority: DeliverySpeed;
  readonly status: CertificateUploadStatus;
  /** Why it could not be read; null otherwise. */
  readonly reason: ReadingRefusal | null;
  readonly counts: ReadingCounts | null;
  /** How often it may still be read again. */
  readonly attemptsLeft: number;
}

/** The reply to an upload. `duplicate`: the same file was uploaded for this request before, by this transaction. */
export interface UploadedCertificate {
  readonly transactionId: Uuid;
  readonly fileName: string;
  readonly duplicateOf: Uuid | null;
}

/** How far the reading of an uploaded certificate is. */
export interface ExtractionStatus {
  readonly transactionId: Uuid;
  readonly revision: number;
  readonly status: ReadingStatus;
  /** 0 at the start, 2 once at least one policy was read [E02]. */
  readonly extractionStatus: 0 | 2;
  /** In whole percents: 100 once there is a result, whatever it is. */
  readonly extractionProgress: number;
  /** The least confidence of a field, 0 to 1; null while nothing was read. */
  readonly extractionConfidence: number | null;
  readonly reason: ReadingRefusal | null;
  readonly counts: ReadingCounts | null;
  /** How often it may still be read again. */
  readonly attemptsLeft: number;
}

/** A certificate of a file, with the policies that it claims and the sentences that take cover away; the latter are absent in older readings. */
export interface CertificateWithPolicies extends ReadCertificate {
  readonly policies: readonly ClaimedPolicy[];
  readonly exclusions?: readonly StatedExclusion[];
}

/** A text of one of the certificates of a file. */
interface OnPage {
  /** On which the certificate stands, from 1. */
  readonly page: number;
  readonly text: string;
}

/** A sentence that takes cover away, and the page of its certificate. */
export type ExclusionOnPage = StatedExclusion & Pick<OnPage, 'page'>;

/** What is stored of a reading: never an event, because it may hold what persons wrote. */
export interface StoredReading {
  readonly certificates: readonly CertificateWithPolicies[];
  readonly pages: readonly PageKind[];
}

/** An uploaded certificate and all that was read of it; nothing, while it is not read. */
export interface CertificateReading extends ExtractionStatus, StoredReading {
  readonly requestId: Uuid | null;
  readonly requesterId: Uuid | null;
  readonly projectId: Uuid | null;
  readonly insuredId: Uuid | null;
  readonly fileName: string;
  readonly attempt: number;
  /** The description of operations of each certificate that has one [E02]. */
  readonly dooRemarks: readonly OnPage[];
  /** What sentences of the description and of the remarks exclude; empty where none does [E02]. */
  readonly policyExclusionExtractionData: readonly ExclusionOnPage[];
  /** What became of it, after a person confirmed it. */
  readonly taken: readonly TakenPolicy[];
}
