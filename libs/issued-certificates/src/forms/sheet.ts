import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { PDFImage } from 'pdf-lib';
import type { Pen } from '../pdf/pen.js';

/** A page of a certificate, and what is drawn on it. */
export interface Sheet {
  readonly pen: Pen;
  readonly content: CertificateContent;
  readonly signature: PDFImage | null;
}

/** What stands on the page of remarks, because its own place is too small. */
export interface Remark {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Left and right edge of everything that is printed. */
export const EDGES = { left: 18, right: 594 } as const;
/** Sizes of text, in points. */
export const SIZES = { label: 5.6, value: 8, least: 5, small: 6.2 } as const;
