import type { UploadKind } from '../kernel/upload-kinds.js';

/** What a document is. The numbers are given [C17]. */
export const DOCUMENT_KINDS = ['certificate', 'iso', 'endorsement', 'additional', 'policy'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_TYPES = {
  certificate: 1,
  iso: 2,
  endorsement: 3,
  additional: 4,
  policy: 5,
} as const satisfies Readonly<Record<DocumentKind, number>>;
export type DocumentType = (typeof DOCUMENT_TYPES)[DocumentKind];

/**
 * What a document proves: something of the supplier, whatever its policies are (a W-9, an agreement), or the term of one policy. At a renewal
 * the first goes on to the new policy; the second must be sent again.
 */
export const DOCUMENT_PROVES = {
  certificate: 'term',
  iso: 'term',
  endorsement: 'term',
  additional: 'supplier',
  policy: 'term',
} as const satisfies Readonly<Record<DocumentKind, 'supplier' | 'term'>>;

/** The numbers, for a field that takes one. */
export const DOCUMENT_TYPE_IDS: readonly DocumentType[] = DOCUMENT_KINDS.map((kind) => DOCUMENT_TYPES[kind]);

const PDF_OR_PICTURE = ['image/png', 'image/jpeg', 'application/pdf'] as const satisfies readonly UploadKind[];

/** The contents that a document of each kind may have: a certificate is a PDF, and only additional documents may be GIF pictures [C17]. */
export const CONTENTS_OF_KIND: Readonly<Record<DocumentKind, readonly UploadKind[]>> = {
  certificate: ['application/pdf'],
  iso: PDF_OR_PICTURE,
  endorsement: PDF_OR_PICTURE,
  additional: ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'],
  policy: PDF_OR_PICTURE,
};

export const kindOfType = (type: DocumentType): DocumentKind =>
  DOCUMENT_KINDS.find((kind) => DOCUMENT_TYPES[kind] === type)!;
