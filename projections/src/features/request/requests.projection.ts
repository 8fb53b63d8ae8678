import { idWord, type ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { askedBeside } from '@covertrail/domain/request/asked-beside.rules';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter, wordsOf } from '#agencies-of-insured';
import { AGENCY_CHANGES, isAgencyChange, type AgencyChange } from '#agency-of-record';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Who was asked for proof of coverage, and how did it end? */
export const requests = defineProjection(requestsView)({
  version: 15,
  on: { CoverageRequested: (_request, event, _key, found) => opened(event, found) },
  changes: {
    ...sameFor(AGENCY_CHANGES, withAnswering),
    AppointmentRequested: (request, { data }) =>
      seenBy({ ...request, askingAgencyIds: [...new Set([...request.askingAgencyIds, data.agencyId])] }),
    CompanyRenamed: (request, { data }) => searchable({ ...request, insuredName: data.to }),
    CopyRecipientAdded: (request, { data }) => ({ ...request, copyIds: [...request.copyIds, data.recipientId] }),
    CopyRecipientRemoved: (request, { data }) => ({
      ...request,
      copyIds: request.copyIds.filter((id) => id !== data.recipientId),
    }),
    InviteeCorrected: (request, { data }) => ({ ...request, inviteeId: data.inviteeId, openedAt: null }),
    InvitationOpened: (request, { meta }) => ({ ...request, openedAt: meta.recordedAt }),
    CertificateGiven: (request, { data }) => ({ ...request, certificateAt: data.givenAt }),
    AnsweringAgentNamed: (request, { data }) => ({ ...request, passedOnAt: data.namedAt }),
    NamedAgentDeclined: (request) => ({ ...request, passedOnAt: null }),
    ReminderSent: (request, { data }) => ({ ...request, remindedOn: data.remindedOn }),
    RequestResent: (request, { data }) => ({ ...request, resentOn: data.resentOn }),
    DifferenceSent: (request, { data }) => ({ ...request, differenceOn: data.sentOn }),
    RequestResponded: (request, event, _key, found) => ({
      ...answeredBy(event, ended(request, event, 'responded', null), found),
      policyWords: event.data.policyIds.map(idWord).join(' '),
      unavailable: event.data.unavailable ?? [],
    }),
    RequestDeclined: (request, event) => declined(request, event),
    SupplierOptedOut: (request, { data, meta }) => optedOut(request, data.optOutId, data.reason, meta.recordedAt),
    OptOutTakenBack: (request, { meta }) =>
      request.optOut?.takenBackAt === null
        ? { ...request, optOut: { ...request.optOut, takenBackAt: meta.recordedAt } }
        : request,
    RequestCanceled: (request, event) => ended(request, event, 'canceled', event.data.reason),
  },
  related: { projection: activityRelations, ids: (event) => insuredOf(event) },
  keys(event, own) {
    if (isAgencyChange(event)) return own.idsWhere('insuredId', event.data.insuredId);
    switch (event.type) {
      case 'AppointmentRequested':
        return event.data.basis.by === 'requestNumber' ? [event.data.basis.requestId] : [];
      case 'OptOutTakenBack':
        return own.idsWhere('optOutId', event.data.optOutId);
      case 'CompanyRenamed':
        return own.idsWhere('insuredId', event.data.companyId);
      default:
        return [event.data.requestId];
    }
  },
  audience: (before, after) => companiesOf(before, after),
});

type ByLink = RecordedEvent<'CertificateGiven' | 'AnsweringAgentNamed' | 'NamedAgentDeclined'>;
type RequestsEvent =
  | AgencyChange
  | End
  | ByLink
  | RecordedEvent<
      | 'CoverageRequested'
      | 'CopyRecipientAdded'
      | 'CopyRecipientRemoved'
      | 'InviteeCorrected'
      | 'InvitationOpened'
      | 'ReminderSent'
      | 'RequestResent'
      | 'DifferenceSent'
      | 'AppointmentRequested'
      | 'CompanyRenamed'
      | 'SupplierOptedOut'
      | 'OptOutTakenBack'
    >;

function insuredOf(event: RequestsEvent): readonly Uuid[] {
  if (event.type === 'CompanyRenamed' || event.type === 'AppointmentRequested') return [];
  return !('insuredId' in event.data) || event.data.insuredId === null ? [] : [event.data.insuredId];
}

function opened({ data, meta, position }: RecordedEvent<'CoverageRequested'>, found: Found): RequestDocument {
  const { requestId, number, requesterId, insuredId, insuredName, projectId, templateId, message, dueOn } = data;
  const request = searchable({
    id: requestId,
    number,
    requesterId,
    insuredId,
    agencyIds: agenciesAfter(insuredId, position, found),
    insuredName,
    inviteeId: data.inviteeId ?? null,
    projectId,
    templateId,
    message,
    asked: askedBeside(data),
    urgency: DELIVERY_SPEEDS.indexOf(data.delivery ?? 'standard'),
    copyIds: [],
    dueOn,
    insuredFolded: '',
    searched: '',
    requestedAt: meta.recordedAt,
    state: 'open',
    answeredAt: null,
    reason: null,
    remindedOn: null,
    resentOn: null,
    differenceOn: null,
    openedAt: null,
    certificateAt: null,
    passedOnAt: null,
    trackingId: trackingOf(requesterId, projectId, insuredId),
    policyWords: '',
    unavailable: [],
    optOut: null,
    optOutId: null,
    askingAgencyIds: [],
    agencyWords: '',
  });
  return seenBy(request);
}

/** Whoever is appointed answers alone; an agency that asks may answer until its appointment is decided (ADR 53). */
function withAnswering(request: RequestDocument, event: AgencyChange, _key: string, found: Found): RequestDocument {
  const over =
    event.type === 'AppointmentRefused' || event.type === 'AppointmentWithdrawn' ? event.data.agencyId : null;
  return seenBy({
    ...request,
    agencyIds: agenciesAfter(request.insuredId, event.position, found),
    askingAgencyIds: over === null ? [] : request.askingAgencyIds.filter((id) => id !== over),
  });
}

const seenBy = (request: RequestDocument): RequestDocument => ({
  ...request,
  agencyWords: wordsOf([...request.agencyIds, ...request.askingAgencyIds]),
});

/**
 * A tracking starts with the first request or share between requester, project and insured, and its id derives from these three: no
 * event has to say it, and none has to look for the requests of a company that has thousands.
 */
const trackingOf = (requesterId: Uuid, projectId: Uuid, insuredId: Uuid | null): Uuid | null =>
  insuredId && trackingIdOf(requesterId, projectId, insuredId);

/** A supplier who was invited by e-mail has no known company until the answer. */
function answeredBy(
  { data: { insuredId }, position }: RecordedEvent<'RequestResponded'>,
  request: RequestDocument,
  found: Found,
): RequestDocument {
  return seenBy({
    ...request,
    insuredId,
    agencyIds: agenciesAfter(insuredId, position, found),
    trackingId: request.trackingId ?? trackingOf(request.requesterId, request.projectId, insuredId),
  });
}

type End = RecordedEvent<'RequestResponded' | 'RequestDeclined' | 'RequestCanceled'>;

const ended = (
  request: RequestDocument,
  { meta }: End,
  state: RequestDocument['state'],
  reason: string | null,
): RequestDocument => ({ ...request, state, answeredAt: meta.recordedAt, reason });

function declined(request: RequestDocument, event: RecordedEvent<'RequestDeclined'>): RequestDocument {
  const { reason, optOutId } = event.data;
  const over = ended(request, event, 'declined', reason);
  return optOutId === undefined ? over : optedOut(over, optOutId, reason, event.meta.recordedAt);
}

const optedOut = (request: RequestDocument, id: Uuid, reason: string, at: string): RequestDocument => ({
  ...request,
  optOut: request.optOut?.takenBackAt === null ? request.optOut : { id, at, reason, takenBackAt: null },
  optOutId: id,
});

function searchable(request: RequestDocument): RequestDocument {
  const insuredFolded = foldedText(request.insuredName ?? '');
  return { ...request, insuredFolded, searched: `${request.number} ${insuredFolded}`.trim() };
}

function companiesOf(...versions: readonly (RequestDocument | null)[]): readonly Uuid[] {
  const companies = versions.flatMap((request) =>
    request ? [request.requesterId, request.insuredId, ...request.agencyIds, ...request.askingAgencyIds] : [],
  );
  return [...new Set(companies.filter((id) => id !== null))];
}
