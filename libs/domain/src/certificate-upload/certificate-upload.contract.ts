import type { NamedFile } from '../document/document.contract.js';
import type { CertificateLine } from '../insurance/certificate/field-keys.js';
import type { FileRefusal } from '../insurance/certificate/file-refusal.js';
import type { PageRefusal } from '../insurance/certificate/reading-outcome.js';
import type { CitedFile } from '../kernel/cited-file.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { DeliverySpeed } from '../request/request.contract.js';

/** On every event, so that views and viewers are found by it. What is not known is null: a requester may upload without a request. */
export interface OfCertificateUpload {
  readonly uploadId: Uuid;
  readonly requestId: Uuid | null;
  readonly requesterId: Uuid | null;
  readonly projectId: Uuid | null;
  readonly insuredId: Uuid | null;
}

/** As whom it was uploaded: `link` by the link of a mail, without an account [D13]. */
export type UploadedAs = 'insured' | 'agency' | 'requester' | 'link';

/** A certificate was uploaded, with what belongs to it [E01]. Nobody has read it: it proves nothing. */
export type CertificateUploaded = DomainEvent<
  'CertificateUploaded',
  OfCertificateUpload & {
    readonly uploadedAs: UploadedAs;
    /** The company that uploaded it; null by a link. */
    readonly companyId: Uuid | null;
    readonly priority: DeliverySpeed;
    /** A PDF. */
    readonly certificate: NamedFile;
    /** Pictures or PDF. */
    readonly additional: readonly NamedFile[];
  }
>;

/** Why a file was not read: what is said of the file or of its pages, or its reader had no time or memory left, or broke. */
export type ReadingRefusal =
  FileRefusal | PageRefusal | 'CERTIFICATE.SCAN' | 'CERTIFICATE.TOO_LARGE_INSIDE' | 'CERTIFICATE.READER_FAILED';

/** How much was read. `unsure`: fields that are said to be less than 95 % sure; `confidence`: the least of a field, 0 to 1. */
export interface ReadingCounts {
  readonly pages: number;
  readonly certificates: number;
  readonly policies: number;
  readonly fields: number;
  readonly unsure: number;
  readonly confidence: number;
  readonly findings: number;
}

/** What came of an attempt to read it. */
export type ReadingResult =
  /** `reading`: the stored `StoredReading`, as JSON. */
  | { readonly outcome: 'read'; readonly counts: ReadingCounts; readonly reading: CitedFile }
  | { readonly outcome: 'scan' | 'refused' | 'unreadable'; readonly reason: ReadingRefusal };

/** A program read the certificate, or found why it cannot [E02]. `attempt`: from 1. */
export type CertificateRead = DomainEvent<
  'CertificateRead',
  OfCertificateUpload & { readonly attempt: number; readonly result: ReadingResult }
>;

/** A person had it read again, after it could not be read. */
export type CertificateReadingRetried = DomainEvent<
  'CertificateReadingRetried',
  OfCertificateUpload & { readonly attempt: number }
>;

/** A person goes on with the original certificate, of which nothing was read: it is a document of the answer. */
export type CertificateTakenAsIs = DomainEvent<'CertificateTakenAsIs', OfCertificateUpload>;

/** A person took the upload back. Its files stay on record. */
export type CertificateUploadCanceled = DomainEvent<'CertificateUploadCanceled', OfCertificateUpload>;

/** A row of the certificate that became a policy, or a change of the terms of one. */
export interface TakenPolicy {
  /** Of the certificate among those of the file, from 1. */
  readonly page: number;
  readonly row: CertificateLine;
  readonly policyId: Uuid;
}

/** A person confirmed what was read, and what became of it [E02]. Rows that were left out are not listed. */
export type CertificateConfirmed = DomainEvent<
  'CertificateConfirmed',
  OfCertificateUpload & { readonly attempt: number; readonly policies: readonly TakenPolicy[] }
>;

/** `waiting` also while it is being read. */
export type CertificateUploadStatus = 'waiting' | ReadingResult['outcome'] | 'takenAsIs' | 'canceled' | 'confirmed';

export type CertificateUploadEvent =
  | CertificateUploaded
  | CertificateRead
  | CertificateReadingRetried
  | CertificateTakenAsIs
  | CertificateUploadCanceled
  | CertificateConfirmed;

/** What the request says at that moment; null for an upload without one. */
export interface CertificateUploadFacts {
  /** It was neither declined nor canceled. */
  readonly takesAnswers: boolean | null;
}

export type CertificateUploadCommand =
  | ({ readonly type: 'UploadCertificate' } & CertificateUploaded['data'])
  /** Of an attempt that was decided already it changes nothing. */
  | { readonly type: 'RecordReading'; readonly attempt: number; readonly result: ReadingResult }
  | { readonly type: 'RetryReading' }
  | { readonly type: 'TakeCertificateAsIs' }
  | { readonly type: 'CancelUpload' }
  | { readonly type: 'ConfirmCertificate'; readonly attempt: number; readonly policies: readonly TakenPolicy[] };
