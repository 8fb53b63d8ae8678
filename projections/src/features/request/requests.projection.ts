import type { CompanyRenamed } from '@covertrail/domain/company/company.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { AgencyAppointed, ClientTransferred } from '@covertrail/domain/representation/representation.contract';
import type { CoverageRequested, RequestDeclined, RequestEvent } from '@covertrail/domain/request/request.contract';
import type { TrackingStarted } from '@covertrail/domain/tracking/tracking.contract';
import type { Projection } from '@covertrail/platform/engine/projection';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';

/** One document a request, seen by three companies: who asked, who was asked, and the agency that answers for them. */
export type RequestDocument = {
  readonly id: Uuid;
  readonly number: string;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid | null;
  readonly agencyId: Uuid | null;
  readonly insuredName: string | null;
  readonly insuredFolded: string;
  readonly inviteeId: Uuid | null;
  readonly projectId: Uuid;
  readonly templateId: Uuid;
  readonly message: string;
  readonly dueOn: CalendarDate;
  readonly requestedAt: Instant;
  readonly state: 'open' | 'responded' | 'declined' | 'canceled';
  readonly answeredAt: Instant | null;
  readonly reason: string | null;
  /** Of the supplier that it asks about, from the moment that the company is known. */
  readonly trackingId: Uuid | null;
  /** Case-folded words to search by. */
  readonly searched: string;
};

/** Who was asked for proof of coverage, and how did it end? */
export const requests: Projection<RequestDocument> = {
  name: 'requests',
  version: 3,
  handles: [
    'CoverageRequested', 'RequestResponded', 'RequestDeclined', 'RequestCanceled', 'AgencyAppointed', 'ClientTransferred', 'CompanyRenamed',
    'TrackingStarted',
  ],
  ignores: ['CompanyRegistered', 'CoverageProvided', 'TrackingTemplateChanged', 'FindingDecided', 'AppointmentRequested', 'AppointmentRefused', 'AppointmentWithdrawn'],
  indexes: [
    ...(['requesterId', 'insuredId', 'agencyId'] as const).flatMap((viewer) => [
      { fields: [viewer, 'requestedAt'] },
      { fields: [viewer, 'state', 'dueOn'] },
      { fields: [viewer], words: ['searched'] },
    ]),
  ],
  keys(event, own) {
    switch (event.type) {
      case 'AgencyAppointed':
      case 'ClientTransferred': return own.idsWhere('insuredId', (event.data as AgencyAppointed['data']).insuredId);
      case 'CompanyRenamed': return own.idsWhere('insuredId', (event.data as CompanyRenamed['data']).companyId);
      case 'TrackingStarted': return own.idsWhere('insuredId', (event.data as TrackingStarted['data']).insuredId);
      default: return [(event.data as RequestEvent['data']).requestId];
    }
  },
  evolve: (request, event) => (event.type === 'CoverageRequested' ? opened(event) : request && changed(request, event)),
  audience: (before, after) => companiesOf(before, after),
};

function opened(event: Recorded): RequestDocument {
  const data = event.data as CoverageRequested['data'];
  const { requestId, number, requesterId, insuredId, agencyId, insuredName, projectId, templateId, message, dueOn } = data;
  return searchable({
    id: requestId, number, requesterId, insuredId, agencyId, insuredName, inviteeId: data.inviteeId ?? null, projectId, templateId, message, dueOn,
    insuredFolded: '', searched: '', requestedAt: event.meta.recordedAt, state: 'open', answeredAt: null, reason: null, trackingId: trackingOf(requesterId, projectId, insuredId),
  });
}

function changed(request: RequestDocument, event: Recorded): RequestDocument {
  switch (event.type) {
    case 'AgencyAppointed': return { ...request, agencyId: (event.data as AgencyAppointed['data']).agencyId };
    case 'ClientTransferred': return { ...request, agencyId: (event.data as ClientTransferred['data']).toAgencyId };
    case 'CompanyRenamed': return searchable({ ...request, insuredName: (event.data as CompanyRenamed['data']).to });
    case 'TrackingStarted': return tracked(request, event.data as TrackingStarted['data']);
    case 'RequestResponded': return answeredBy((event.data as RequestEvent['data']).insuredId, ended(request, event, 'responded'));
    case 'RequestDeclined': return ended(request, event, 'declined');
    default: return ended(request, event, 'canceled');
  }
}

/** A tracking starts with the first request or share of the three, and none tells of it after that: its id follows from them. */
const trackingOf = (requesterId: Uuid, projectId: Uuid, insuredId: Uuid | null): Uuid | null =>
  insuredId && trackingIdOf(requesterId, projectId, insuredId);

/** Who was asked by e-mail is known as a company with the answer. */
function answeredBy(insuredId: Uuid | null, request: RequestDocument): RequestDocument {
  return { ...request, insuredId, trackingId: request.trackingId ?? trackingOf(request.requesterId, request.projectId, insuredId) };
}

/** A tracking belongs to the requests of the same requester, project and insured. */
function tracked(request: RequestDocument, { trackingId, requesterId, projectId }: TrackingStarted['data']): RequestDocument {
  return request.requesterId === requesterId && request.projectId === projectId ? { ...request, trackingId } : request;
}

function ended(request: RequestDocument, event: Recorded, state: RequestDocument['state']): RequestDocument {
  const reason = state === 'responded' ? null : (event.data as RequestDeclined['data']).reason;
  return { ...request, state, answeredAt: event.meta.recordedAt, reason };
}

function searchable(request: RequestDocument): RequestDocument {
  const insuredFolded = (request.insuredName ?? '').toLocaleLowerCase('en');
  return { ...request, insuredFolded, searched: `${request.number} ${insuredFolded}`.trim() };
}

function companiesOf(...versions: readonly (RequestDocument | null)[]): readonly Uuid[] {
  const companies = versions.flatMap((request) => (request ? [request.requesterId, request.insuredId, request.agencyId] : []));
  return [...new Set(companies.filter((id) => id !== null))];
}
