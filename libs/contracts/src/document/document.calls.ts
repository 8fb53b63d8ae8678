import type { EndorsementCode } from '@covertrail/domain/compliance/coverage';
import type { DocumentType } from '@covertrail/domain/fields/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { FollowedWork } from '../progress/progress.calls.js';
import type { DocumentRow, SharedDocumentRow } from './document.replies.js';

interface NewDocument {
  readonly policyId: Uuid;
  readonly documentType: DocumentType;
  /** `uploadId` of the file that was uploaded. */
  readonly uploadId: Uuid;
  /** The endorsement whose form the file shows; only for documents of type 3. */
  readonly endorsement?: EndorsementCode;
}

interface DocumentChanged {
  readonly documentId: Uuid;
}

interface WantedVersion {
  /** From 1; default: the latest. */
  readonly version?: number;
}

/** The file is uploaded first; `attachDocument` and `replaceDocument` then cite it. */
export const uploadDocument = command<{ reply: UploadedFile }>()('POST', 'document/file', {
  needs: 'keepDocuments',
  upload: 'document',
  long: true,
});

export const attachDocument = command<{ body: NewDocument; reply: DocumentChanged }>()('POST', 'document', {
  needs: 'keepDocuments',
  settles: ['documents'],
});

export const replaceDocument = command<{ body: { uploadId: Uuid }; reply: DocumentChanged }>()('PUT', 'document/:id', {
  needs: 'keepDocuments',
  ifMatch: true,
  settles: ['documents'],
});

export const removeDocument = command<{ reply: DocumentChanged }>()('DELETE', 'document/:id', {
  needs: 'keepDocuments',
  ifMatch: true,
  settles: ['documents'],
});

export const policyDocuments = query<{ reply: readonly DocumentRow[] }>()('policy/:id/documents', {
  needs: 'readInsurance',
  view: 'documents',
});

export const documentFile = query<{ query: WantedVersion }>()('document/:id/file', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});

/** The latest version of every document of a policy. */
export const policyDocumentsZip = query<{ query: FollowedWork }>()('policy/:id/documents/zip', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});

interface WantedCertificates extends FollowedWork {
  readonly insuredCompanyId: Uuid;
  /** Only of the policies that this agent handles. */
  readonly agentId?: Uuid;
}

/** The latest certificate of every policy of an insured (spec 2 section 7). */
export const certificatesZip = query<{ query: WantedCertificates }>()('agent/generate/zip', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});

/** What a supplier shares with the requester that tracks it. */
export const sharedDocuments = query<{ reply: readonly SharedDocumentRow[] }>()('tracking/:id/documents', {
  needs: 'readSuppliers',
  view: 'documents',
  shape: 'shared',
});

export const sharedDocumentFile = query<{ query: WantedVersion }>()('tracking/:id/documents/:documentId', {
  needs: 'readSuppliers',
  answers: 'file',
  long: true,
});

export const sharedDocumentsZip = query<{ query: FollowedWork & { trackingId: Uuid } }>()(
  'sharedpolicy/download/document/zip',
  { needs: 'readSuppliers', answers: 'file', long: true },
);
