import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { PageOf } from '../calls/page.js';
import type {
  AnswerPreview,
  DifferencePreview,
  RequestDetails,
  RequestedForms,
  RequestNeeds,
  RequestRow,
  RequestTimeline,
  RespondChoice,
  SupplierFound,
} from './request.replies.js';
import type {
  AnswerDocumentPath,
  AnswerPreviewDto,
  ChooseCopiesDto,
  CompanyByEmailDto,
  CorrectEmailDto,
  EndRequestDto,
  ReceivedRequestsDto,
  RequestCoverageDto,
  RequestListDto,
  RequestNeedsDto,
  RespondChoicesDto,
  RespondToRequestDto,
  SendReminderDto,
  UnavailableCoveragesDto,
} from './request.inputs.js';

interface RequestChanged {
  readonly requestId: Uuid;
}

interface OpenCount {
  readonly openRequestCount: number;
}

/** Views that show a request to the requester. */
const SENT_VIEWS = ['requests', 'tracked-suppliers'] as const;

export const requestCoverage = command<{ body: RequestCoverageDto; reply: RequestChanged }>()(
  'POST',
  'policy/request/template/createPolicyRequest',
  { needs: 'requestCoverage', settles: SENT_VIEWS },
);

export const companyByEmail = query<{ query: CompanyByEmailDto; reply: SupplierFound | null }>()(
  'policy/request/company/byemail',
  { needs: 'requestCoverage' },
);

/** Requests that the requester sent. */
export const sentRequests = query<{ query: RequestListDto; reply: PageOf<RequestRow> }>()(
  'policy/request/pendinglist',
  {
    needs: 'readSentRequests',
    view: 'requests',
  },
);

/** Requests that the insured must answer, or the agency for its clients. */
export const receivedRequests = query<{ query: ReceivedRequestsDto; reply: PageOf<RequestRow> }>()(
  'policy/respond/list',
  {
    needs: 'readReceivedRequests',
    view: 'requests',
  },
);

export const requestDetails = query<{ reply: RequestDetails }>()('policy/request/details/:id', {
  needs: 'readRequests',
  view: 'requests',
});

export const respondChoices = query<{ query: RespondChoicesDto; reply: PageOf<RespondChoice> }>()(
  'policy/respond/choices/:id',
  { needs: 'readReceivedRequests', view: 'policies', shape: 'choices', idAt: 'policyId' },
);

/** It changes nothing, although it is a POST: an answer may name hundreds of policies. */
export const previewAnswer = command<{ body: AnswerPreviewDto; reply: AnswerPreview }>()(
  'POST',
  'policy/respond/preview',
  { needs: 'readReceivedRequests', status: 200, view: 'policies', duringMaintenance: true },
);

/** What open requests would need. It changes nothing, although it is a POST: it names the requests of a page. */
export const requestNeeds = command<{ body: RequestNeedsDto; reply: RequestNeeds }>()('POST', 'policy/respond/needs', {
  needs: 'readReceivedRequests',
  status: 200,
  view: 'policies',
  duringMaintenance: true,
});

export const respondToRequest = command<{ body: RespondToRequestDto; reply: RequestChanged }>()(
  'POST',
  'policy/response/verification/respondToPolicyRequest',
  { needs: 'answerForInsured', ifMatch: true, settles: ['requests'] },
);

/** Changes of an answer what it says is unavailable; it stands as it is otherwise [D11]. */
export const updateUnavailableCoverages = command<{ body: UnavailableCoveragesDto; reply: RequestChanged }>()(
  'PUT',
  'policy/response/update/unavailableCoverages',
  { needs: 'answerForInsured', ifMatch: true, settles: ['requests'] },
);

/** The files are uploaded first; `respondToRequest` then cites them [D04]. */
export const uploadAnswerDocument = command<{ reply: UploadedFile }>()('POST', 'policy/response/document', {
  needs: 'answerForInsured',
  upload: 'document',
  long: true,
});

/** An additional document of the last answer, or of the one before. */
export const answerDocument = query<{ params: AnswerDocumentPath }>()('policy/request/details/:id/documents/:fileId', {
  needs: 'readRequests',
  answers: 'file',
  long: true,
});

export const declineRequest = command<{ body: EndRequestDto; reply: RequestChanged }>()('POST', 'policy/request/deny', {
  needs: 'answerForInsured',
  status: 200,
  ifMatch: true,
  settles: ['requests'],
});

export const cancelRequest = command<{ body: EndRequestDto; reply: RequestChanged }>()(
  'POST',
  'policy/request/cancel',
  {
    needs: 'requestCoverage',
    status: 200,
    ifMatch: true,
    settles: SENT_VIEWS,
  },
);

/** Reminds whoever can answer an open request; once on each day of the requester. */
export const sendReminder = command<{ body: SendReminderDto; reply: RequestChanged }>()(
  'POST',
  'policy/request/remind',
  { needs: 'requestCoverage', status: 200, ifMatch: true, settles: SENT_VIEWS },
);

/** Sends the mails of an open request once more; once on each day of the requester. */
export const resendRequest = command<{ body: SendReminderDto; reply: RequestChanged }>()(
  'POST',
  'policy/request/resend',
  { needs: 'requestCoverage', status: 200, ifMatch: true, settles: SENT_VIEWS },
);

/** Who gets copies of an open request from now on. */
export const chooseCopies = command<{ body: ChooseCopiesDto; reply: RequestChanged }>()('POST', 'policy/request/cc', {
  needs: 'requestCoverage',
  status: 200,
  ifMatch: true,
  settles: SENT_VIEWS,
});

/** The right address for an open request by e-mail: earlier links stop working. */
export const correctEmail = command<{ body: CorrectEmailDto; reply: RequestChanged }>()(
  'POST',
  'policy/request/email',
  { needs: 'requestCoverage', status: 200, ifMatch: true, settles: SENT_VIEWS },
);

/** What happened to a request that was sent; for its requester alone. */
export const requestTimeline = query<{ reply: RequestTimeline }>()('policy/request/timeline/:id', {
  needs: 'readSentRequests',
  view: 'requests',
  shape: 'timeline',
});

/** What a mail about what is missing would say now. */
export const differencePreview = query<{ reply: DifferencePreview }>()('policy/request/difference/:id', {
  needs: 'readSentRequests',
  view: 'requests',
  shape: 'difference',
});

/** Tells whoever can answer what is still missing; once on each day of the requester. */
export const sendDifference = command<{ body: SendReminderDto; reply: RequestChanged }>()(
  'POST',
  'policy/request/sendDiff',
  { needs: 'requestCoverage', status: 200, ifMatch: true, settles: SENT_VIEWS },
);

/** Requests that wait for the answer of the company itself, or of its agency. */
export const openRequestCount = query<{ reply: OpenCount }>()('agent/openrequest/count', {
  needs: 'readRequests',
  view: 'requests',
});

/** With an id, which must be the caller's company. */
export const openRequestCountOf = query<{ reply: OpenCount }>()('agent/openrequest/count/:id', {
  needs: 'readRequests',
  view: 'requests',
});

/** The certificate forms of the lines that several forms show, with the default of the requester and that of the line. */
export const requestForms = query<{ reply: readonly RequestedForms[] }>()('policy/request/acordforms/:id', {
  needs: 'readRequests',
  idAt: 'line',
});
