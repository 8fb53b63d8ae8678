import type { CertificateFinding } from './certificate-finding.js';
import type { FileRefusal } from './file-refusal.js';
import type { FieldReading } from './field-reading.js';

/** A certificate as it was read. Fields that are empty on the page have no reading. */
export interface ReadCertificate {
  readonly form: '24' | '25' | '27' | '28';
  /** `2016/03`; null where the page does not say it. */
  readonly edition: string | null;
  /** From 1. */
  readonly page: number;
  readonly fields: readonly FieldReading[];
  /** What does not fit together in it. */
  readonly findings: readonly CertificateFinding[];
}

/** What each page of a file is, and its size in points, so that boxes can be drawn over its picture. */
export interface PageKind {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'certificate' | 'other form' | 'picture' | 'other';
  readonly form: string | null;
  readonly edition: string | null;
}

/** Why a page is not read as a certificate. */
export type PageRefusal =
  /** It calls itself a certificate of insurance, and its labels do not stand as on the form. */
  | 'CERTIFICATE.LAYOUT_UNKNOWN'
  /** It is another form, of which no values are read. */
  | 'CERTIFICATE.OTHER_FORM'
  /** It is the form, and no policy stands in it. */
  | 'CERTIFICATE.EMPTY'
  /** Nothing on it is of a certificate. */
  | 'CERTIFICATE.NOT_A_CERTIFICATE';

/** What came of reading a file. A scan has no text: its pages wait for the reader of pictures, or nothing could be recognized in them. */
export type ReadingOutcome =
  | { readonly outcome: 'read'; readonly certificates: readonly ReadCertificate[]; readonly pages: readonly PageKind[] }
  | { readonly outcome: 'scan'; readonly pages: readonly PageKind[] }
  | { readonly outcome: 'refused'; readonly reason: PageRefusal; readonly pages: readonly PageKind[] }
  | { readonly outcome: 'unreadable'; readonly reason: FileRefusal };
