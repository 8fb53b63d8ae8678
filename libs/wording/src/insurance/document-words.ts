import { DOCUMENT_PROVES, type DocumentKind } from '@covertrail/domain/insurance/document-kinds';

/** What people read for each kind of document. */
export const DOCUMENT_KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  certificate: 'Certificate of insurance',
  iso: 'ISO form',
  endorsement: 'Endorsement',
  additional: 'Additional document',
  policy: 'Policy',
};

/** What a renewal means for a document of a kind. */
export const renewalNote = (kind: DocumentKind): string =>
  DOCUMENT_PROVES[kind] === 'supplier'
    ? 'Counts for the policy that follows, too'
    : 'To be sent again for each policy that follows';
