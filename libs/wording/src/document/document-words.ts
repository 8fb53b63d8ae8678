import type { DocumentKind } from '@covertrail/domain/fields/document-kinds';

/** What people read for each kind of document. */
export const DOCUMENT_KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  certificate: 'Certificate of insurance',
  iso: 'ISO form',
  endorsement: 'Endorsement',
  additional: 'Additional document',
  policy: 'Policy',
};
