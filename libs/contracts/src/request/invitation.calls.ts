import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { LinkDto } from '../inputs/link.inputs.js';
import type { RequestClaims, RequestInvitation, RequestReceipts } from './invitation.replies.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type {
  DeclineInvitationDto,
  GiveCertificateDto,
  NameAgentDto,
  ReceivedFilePath,
  RequestClaimsDto,
} from './request.inputs.js';

export const readInvitation = command<{ body: LinkDto; reply: RequestInvitation }>()(
  'POST',
  'policy/request/invitation',
  { open: true, status: 200, duringMaintenance: true },
);

export const declineInvitation = command<{ body: DeclineInvitationDto; reply: { requestId: Uuid } }>()(
  'POST',
  'policy/request/invitation/decline',
  { open: true, status: 200 },
);

/** A file of an answer by mail; the header `X-Link-Token` holds the secret of the link. `giveCertificate` then cites it. */
export const uploadByLink = command<{ reply: UploadedFile }>()('POST', 'policy/response/certificateupload/file', {
  open: true,
  upload: 'document',
  long: true,
});

export const giveCertificate = command<{ body: GiveCertificateDto; reply: RequestInvitation }>()(
  'POST',
  'policy/response/certificateupload',
  { open: true, status: 200 },
);

/** The agent gets a mail with a link of its own. */
export const nameAgent = command<{ body: NameAgentDto; reply: RequestInvitation }>()(
  'POST',
  'policy/request/invitation/agent',
  { open: true, status: 200 },
);

/** The named agent says that whoever was asked is no client of it: its link opens nothing any more, and that person may name another one [A11]. */
export const declineAsNamedAgent = command<{ body: LinkDto; reply: { requestId: Uuid } }>()(
  'POST',
  'policy/request/invitation/no-client',
  { open: true, status: 200 },
);

/** What came by the links of the mails of a request, for its requester. */
export const requestReceipts = query<{ reply: RequestReceipts }>()('policy/request/receipts/:id', {
  needs: 'readSentRequests',
  view: 'requests',
  shape: 'receipts',
});

export const receivedFile = query<{ params: ReceivedFilePath }>()('policy/request/receipts/:id/files/:number', {
  needs: 'readSentRequests',
  answers: 'file',
  long: true,
});

/** What the certificates of requests claim [D04] [D13]. It changes nothing, although it is a POST: it names the requests of a page. */
export const requestClaims = command<{ body: RequestClaimsDto; reply: RequestClaims }>()(
  'POST',
  'policy/request/claims',
  { needs: 'readRequests', status: 200, view: 'certificate-uploads', shape: 'claims', duringMaintenance: true },
);
