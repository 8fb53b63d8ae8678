import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { AGENCY_CHANGES, isAgencyChange, withAgency, type AgencyChange } from '#agency-of-record';

/** Who was asked for proof of coverage, and how did it end? */
export const requests = defineProjection(requestsView)({
  version: 7,
  on: { CoverageRequested: (_request, event) => opened(event) },
  changes: {
    ...sameFor(AGENCY_CHANGES, withAnswering),
    AppointmentRequested: (request, { data }) => askedBy(request, [...request.askingAgencyIds, data.agencyId]),
    CompanyRenamed: (request, { data }) => searchable({ ...request, insuredName: data.to }),
    RequestResponded: (request, event) => ({
      ...answeredBy(event.data.insuredId, ended(request, event, 'responded', null)),
      policyWords: event.data.policyIds.map(idWord).join(' '),
    }),
    RequestDeclined: (request, event) => ended(request, event, 'declined', event.data.reason),
    RequestCanceled: (request, event) => ended(request, event, 'canceled', event.data.reason),
  },
  keys(event, own) {
    if (isAgencyChange(event)) return own.idsWhere('insuredId', event.data.insuredId);
    switch (event.type) {
      case 'AppointmentRequested':
        return event.data.basis.by === 'requestNumber' ? [event.data.basis.requestId] : [];
      case 'CompanyRenamed':
        return own.idsWhere('insuredId', event.data.companyId);
      default:
        return [event.data.requestId];
    }
  },
  audience: (before, after) => companiesOf(before, after),
});

function opened({ data, meta }: RecordedEvent<'CoverageRequested'>): RequestDocument {
  const { requestId, number, requesterId, insuredId, agencyId, insuredName, projectId, templateId, message, dueOn } =
    data;
  return searchable({
    id: requestId,
    number,
    requesterId,
    insuredId,
    agencyId,
    insuredName,
    inviteeId: data.inviteeId ?? null,
    projectId,
    templateId,
    message,
    dueOn,
    insuredFolded: '',
    searched: '',
    requestedAt: meta.recordedAt,
    state: 'open',
    answeredAt: null,
    reason: null,
    trackingId: trackingOf(requesterId, projectId, insuredId),
    policyWords: '',
    askingAgencyIds: [],
    askingWords: '',
  });
}

/** Whoever is appointed answers alone; an agency that asks may answer until its appointment is decided (ADR 53). */
function withAnswering(request: RequestDocument, event: AgencyChange): RequestDocument {
  const over =
    event.type === 'AppointmentRefused' || event.type === 'AppointmentWithdrawn' ? event.data.agencyId : null;
  return askedBy(withAgency(request, event), over === null ? [] : request.askingAgencyIds.filter((id) => id !== over));
}

function askedBy(request: RequestDocument, agencyIds: readonly Uuid[]): RequestDocument {
  const askingAgencyIds = [...new Set(agencyIds)];
  return { ...request, askingAgencyIds, askingWords: askingAgencyIds.map(idWord).join(' ') };
}

/**
 * A tracking starts with the first request or share between requester, project and insured, and its id derives from these three: no
 * event has to say it, and none has to look for the requests of a company that has thousands.
 */
const trackingOf = (requesterId: Uuid, projectId: Uuid, insuredId: Uuid | null): Uuid | null =>
  insuredId && trackingIdOf(requesterId, projectId, insuredId);

/** A supplier who was invited by e-mail has no known company until the answer. */
function answeredBy(insuredId: Uuid | null, request: RequestDocument): RequestDocument {
  return {
    ...request,
    insuredId,
    trackingId: request.trackingId ?? trackingOf(request.requesterId, request.projectId, insuredId),
  };
}

type End = RecordedEvent<'RequestResponded' | 'RequestDeclined' | 'RequestCanceled'>;

const ended = (
  request: RequestDocument,
  { meta }: End,
  state: RequestDocument['state'],
  reason: string | null,
): RequestDocument => ({ ...request, state, answeredAt: meta.recordedAt, reason });

function searchable(request: RequestDocument): RequestDocument {
  const insuredFolded = foldedText(request.insuredName ?? '');
  return { ...request, insuredFolded, searched: `${request.number} ${insuredFolded}`.trim() };
}

function companiesOf(...versions: readonly (RequestDocument | null)[]): readonly Uuid[] {
  const companies = versions.flatMap((request) =>
    request ? [request.requesterId, request.insuredId, request.agencyId, ...request.askingAgencyIds] : [],
  );
  return [...new Set(companies.filter((id) => id !== null))];
}
