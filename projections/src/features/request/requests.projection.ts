import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Who was asked for proof of coverage, and how did it end? */
export const requests = defineProjection(requestsView)({
  version: 6,
  on: { CoverageRequested: (_request, event) => opened(event) },
  changes: {
    AgencyAppointed: (request, { data }) => ({ ...request, agencyId: data.agencyId }),
    ClientTransferred: (request, { data }) => ({ ...request, agencyId: data.toAgencyId }),
    CompanyRenamed: (request, { data }) => searchable({ ...request, insuredName: data.to }),
    RequestResponded: (request, event) => ({
      ...answeredBy(event.data.insuredId, ended(request, event, 'responded', null)), policyWords: event.data.policyIds.map(idWord).join(' '),
    }),
    RequestDeclined: (request, event) => ended(request, event, 'declined', event.data.reason),
    RequestCanceled: (request, event) => ended(request, event, 'canceled', event.data.reason),
  },
  keys({ type, data }, own) {
    switch (type) {
      case 'AgencyAppointed':
      case 'ClientTransferred': return own.idsWhere('insuredId', data.insuredId);
      case 'CompanyRenamed': return own.idsWhere('insuredId', data.companyId);
      default: return [data.requestId];
    }
  },
  audience: (before, after) => companiesOf(before, after),
});

function opened({ data, meta }: RecordedEvent<'CoverageRequested'>): RequestDocument {
  const { requestId, number, requesterId, insuredId, agencyId, insuredName, projectId, templateId, message, dueOn } = data;
  return searchable({
    id: requestId, number, requesterId, insuredId, agencyId, insuredName, inviteeId: data.inviteeId ?? null, projectId, templateId, message, dueOn,
    insuredFolded: '', searched: '', requestedAt: meta.recordedAt, state: 'open', answeredAt: null, reason: null, trackingId: trackingOf(requesterId, projectId, insuredId),
    policyWords: '',
  });
}

/**
 * A tracking starts with the first request or share between requester, project and insured, and its id derives from these three: no
 * event has to say it, and none has to look for the requests of a company that has thousands.
 */
const trackingOf = (requesterId: Uuid, projectId: Uuid, insuredId: Uuid | null): Uuid | null =>
  insuredId && trackingIdOf(requesterId, projectId, insuredId);

/** A supplier who was invited by e-mail has no known company until the answer. */
function answeredBy(insuredId: Uuid | null, request: RequestDocument): RequestDocument {
  return { ...request, insuredId, trackingId: request.trackingId ?? trackingOf(request.requesterId, request.projectId, insuredId) };
}

type End = RecordedEvent<'RequestResponded' | 'RequestDeclined' | 'RequestCanceled'>;

const ended = (request: RequestDocument, { meta }: End, state: RequestDocument['state'], reason: string | null): RequestDocument =>
  ({ ...request, state, answeredAt: meta.recordedAt, reason });

function searchable(request: RequestDocument): RequestDocument {
  const insuredFolded = foldedText(request.insuredName ?? '');
  return { ...request, insuredFolded, searched: `${request.number} ${insuredFolded}`.trim() };
}

function companiesOf(...versions: readonly (RequestDocument | null)[]): readonly Uuid[] {
  const companies = versions.flatMap((request) => (request ? [request.requesterId, request.insuredId, request.agencyId] : []));
  return [...new Set(companies.filter((id) => id !== null))];
}
