import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type {
  AnswerPreview,
  RequestDetails,
  RequestedForms,
  RequestRow,
  RespondChoice,
  SupplierFound,
} from './request.replies.js';

/** `insuredCompanyId` or `email`: the supplier, or a person to invite. */
export interface NewRequest {
  readonly projectId: Uuid;
  /** Default: the template of the project. */
  readonly templateId?: Uuid;
  readonly insuredCompanyId?: Uuid;
  readonly email?: string;
  readonly message?: string;
  readonly dueOn: CalendarDate;
  /** Send the request although another one to the same supplier for the same project is open. */
  readonly again?: boolean;
}

interface RequestQuery extends PageDto {
  readonly state?: RequestRow['state'];
  readonly requestId?: Uuid;
  readonly insuredCompanyId?: Uuid;
}

interface ReceivedQuery extends RequestQuery {
  /** Only requests that were answered with this policy. */
  readonly policyId?: Uuid;
}

/** Default: the policies that the product suggests. */
interface PreviewQuestion {
  readonly requestId: Uuid;
  readonly policyIds?: readonly string[];
}

interface ChoiceQuery extends PageDto {
  readonly which?: 'current' | 'over';
}

interface RequestAnswer {
  readonly requestId: Uuid;
  readonly policyIds: readonly string[];
  readonly remarks?: string;
}

interface EndedRequest {
  readonly requestId: Uuid;
  readonly reason: string;
}

interface RequestChanged {
  readonly requestId: Uuid;
}

interface OpenCount {
  readonly openRequestCount: number;
}

/** Views that show a request to the requester. */
const SENT_VIEWS = ['requests', 'tracked-suppliers'] as const;

export const requestCoverage = command<{ body: NewRequest; reply: RequestChanged }>()(
  'POST',
  'policy/request/template/createPolicyRequest',
  { needs: 'requestCoverage', settles: SENT_VIEWS },
);

export const companyByEmail = query<{ query: { email: string }; reply: SupplierFound | null }>()(
  'policy/request/company/byemail',
  { needs: 'requestCoverage' },
);

/** Requests that the requester sent. */
export const sentRequests = query<{ query: RequestQuery; reply: PageOf<RequestRow> }>()('policy/request/pendinglist', {
  needs: 'readSentRequests',
  view: 'requests',
});

/** Requests that the insured must answer, or the agency for its clients. */
export const receivedRequests = query<{ query: ReceivedQuery; reply: PageOf<RequestRow> }>()('policy/respond/list', {
  needs: 'readReceivedRequests',
  view: 'requests',
});

export const requestDetails = query<{ reply: RequestDetails }>()('policy/request/details/:id', {
  needs: 'readRequests',
  view: 'requests',
});

export const respondChoices = query<{ query: ChoiceQuery; reply: PageOf<RespondChoice> }>()(
  'policy/respond/choices/:id',
  { needs: 'readReceivedRequests', view: 'policies', shape: 'choices', idAt: 'policyId' },
);

/** It changes nothing, although it is a POST: an answer may name hundreds of policies. */
export const previewAnswer = command<{ body: PreviewQuestion; reply: AnswerPreview }>()(
  'POST',
  'policy/respond/preview',
  { needs: 'readReceivedRequests', status: 200, view: 'policies' },
);

export const respondToRequest = command<{ body: RequestAnswer; reply: RequestChanged }>()(
  'POST',
  'policy/response/verification/respondToPolicyRequest',
  { needs: 'answerForInsured', ifMatch: true, settles: ['requests'] },
);

export const declineRequest = command<{ body: EndedRequest; reply: RequestChanged }>()('POST', 'policy/request/deny', {
  needs: 'answerForInsured',
  status: 200,
  ifMatch: true,
  settles: ['requests'],
});

export const cancelRequest = command<{ body: EndedRequest; reply: RequestChanged }>()('POST', 'policy/request/cancel', {
  needs: 'requestCoverage',
  status: 200,
  ifMatch: true,
  settles: SENT_VIEWS,
});

/** Requests that wait for the answer of the company itself, or of its agency. */
export const openRequestCount = query<{ reply: OpenCount }>()('agent/openrequest/count', {
  needs: 'readRequests',
  view: 'requests',
});

/** The specification's form of the call: the id must be the caller's company. */
export const openRequestCountOf = query<{ reply: OpenCount }>()('agent/openrequest/count/:id', {
  needs: 'readRequests',
  view: 'requests',
});

/** The certificate forms of the lines that several forms show, with the default of the requester and that of the line. */
export const requestForms = query<{ reply: readonly RequestedForms[] }>()('policy/request/acordforms/:id', {
  needs: 'readRequests',
  idAt: 'line',
});
