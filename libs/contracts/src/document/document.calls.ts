import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { DocumentRow, SharedDocumentRow } from './document.replies.js';
import type { FollowedWorkDto } from '../progress/progress.inputs.js';
import type {
  AttachDocumentDto,
  CertificatesZipDto,
  ChangeDocumentTypeDto,
  EverySharedDocumentDto,
  ReplaceDocumentDto,
  SharedDocumentPath,
  SharedZipDto,
  SharesZipDto,
  WantedVersionDto,
} from './document.inputs.js';

interface DocumentChanged {
  readonly documentId: Uuid;
}

/** The file is uploaded first; `attachDocument` and `replaceDocument` then cite it. */
export const uploadDocument = command<{ reply: UploadedFile }>()('POST', 'document/file', {
  needs: 'keepDocuments',
  upload: 'document',
  long: true,
});

export const attachDocument = command<{ body: AttachDocumentDto; reply: DocumentChanged }>()('POST', 'document', {
  needs: 'keepDocuments',
  settles: ['documents', 'policies'],
});

export const replaceDocument = command<{ body: ReplaceDocumentDto; reply: DocumentChanged }>()('PUT', 'document/:id', {
  needs: 'keepDocuments',
  ifMatch: true,
  settles: ['documents', 'policies'],
});

/** What a document is, where it was said wrong at its upload. */
export const changeDocumentType = command<{ body: ChangeDocumentTypeDto; reply: DocumentChanged }>()(
  'PUT',
  'document/:id/type',
  { needs: 'keepDocuments', ifMatch: true, settles: ['documents', 'policies'] },
);

export const removeDocument = command<{ reply: DocumentChanged }>()('DELETE', 'document/:id', {
  needs: 'keepDocuments',
  ifMatch: true,
  settles: ['documents', 'policies'],
});

export const policyDocuments = query<{ reply: readonly DocumentRow[] }>()('policy/:id/documents', {
  needs: 'readInsurance',
  view: 'documents',
});

export const documentFile = query<{ query: WantedVersionDto }>()('document/:id/file', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});

/** The latest version of every document of a policy. */
export const policyDocumentsZip = query<{ query: FollowedWorkDto }>()('policy/:id/documents/zip', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});

/** The latest certificate of every policy of an insured [C17]. */
export const certificatesZip = query<{ query: CertificatesZipDto }>()('agent/generate/zip', {
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

export const sharedDocumentFile = query<{ params: SharedDocumentPath; query: WantedVersionDto }>()(
  'tracking/:id/documents/:documentId',
  {
    needs: 'readSuppliers',
    answers: 'file',
    long: true,
  },
);

export const sharedDocumentsZip = query<{ query: SharedZipDto }>()('sharedpolicy/download/document/zip', {
  needs: 'readSuppliers',
  answers: 'file',
  long: true,
});

/** The documents that an insured shows by its shares, by the numbers of their policies: of all its shares, or of some [D08]. */
export const everySharedDocument = query<{ query: EverySharedDocumentDto; reply: PageOf<SharedDocumentRow> }>()(
  'sharedpolicy/documents',
  { needs: 'readShares', view: 'documents', shape: 'every-shared' },
);

/** The latest documents of what an insured shares: of all its shares, or those of one share, project or certificate holder. */
export const sharesZip = query<{ query: SharesZipDto }>()('sharedpolicy/download', {
  needs: 'readShares',
  answers: 'file',
  long: true,
});
