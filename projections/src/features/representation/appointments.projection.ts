import type { AppointmentState } from '@covertrail/contracts/representation/representation.replies';
import { appointmentsView, type AppointmentDocument } from '@covertrail/contracts/representation/representation.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import type { RepresentationEvent } from '@covertrail/domain/representation/representation.contract';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

type OfInvitation = 'AgentInvited' | 'AgentInvitationAccepted' | 'AgentInvitationWithdrawn';
type Handled = RecordedEvent<Exclude<RepresentationEvent['type'], OfInvitation>>;
type Turn = RecordedEvent<'AgencyAppointed' | 'ClientTransferred'>;

/** Which agencies represent this insured, represented it or asked to, and on what proof? */
export const appointments = defineProjection(appointmentsView)({
  version: 2,
  on: {
    AgencyAppointed: (appointment, event, key) =>
      key === ownId(event) ? appointed(appointment, event) : over(appointment, event),
    ClientTransferred: (appointment, event, key) =>
      key === ownId(event) ? transferred(event) : over(appointment, event),
    AppointmentRequested: (appointment, event) => requested(appointment, event),
  },
  changes: {
    AppointmentRefused: (appointment, { data, meta }) => ({
      ...appointment,
      state: 'refused',
      endedAt: meta.recordedAt,
      reason: data.reason,
    }),
    AppointmentWithdrawn: (appointment, { meta }) => ({
      ...appointment,
      state: 'withdrawn',
      endedAt: meta.recordedAt,
      reason: '',
    }),
    RepresentationEnded: (appointment, { data, meta }) =>
      appointment.state === 'current' && appointment.agencyId === data.agencyId
        ? { ...appointment, state: 'ended', endedAt: meta.recordedAt, reason: data.reason, endedBy: data.endedBy }
        : appointment,
  },
  async keys(event, own) {
    if (event.type === 'RepresentationEnded') return own.idsWhere('insuredId', event.data.insuredId);
    const begun = ownId(event);
    if (!isTurn(event)) return [begun];
    const existing = await own.idsWhere('insuredId', event.data.insuredId);
    return [...new Set([...existing, begun])];
  },
  audience: (before, after) => [
    ...new Set(
      [before, after].flatMap((appointment) => (appointment ? [appointment.insuredId, appointment.agencyId] : [])),
    ),
  ],
});

/** Begins a tenure, and ends the one before it. */
const isTurn = (event: Handled): event is Turn =>
  event.type === 'AgencyAppointed' || event.type === 'ClientTransferred';

/** The document that the event's own stream names. */
function ownId({ id, type, data }: Exclude<Handled, RecordedEvent<'RepresentationEnded'>>): Uuid {
  if (type === 'ClientTransferred') return id;
  if (type !== 'AgencyAppointed') return data.appointmentId;
  return data.proof.by === 'acceptance' ? data.proof.appointmentId : id;
}

/** A further Request ID of an agency that waits is added to its appointment. */
function requested(
  appointment: AppointmentDocument | null,
  { data, meta }: RecordedEvent<'AppointmentRequested'>,
): AppointmentDocument {
  const { appointmentId, insuredId, agencyId, agentId, basis } = data;
  const requestIds =
    basis.by === 'requestNumber'
      ? [...(appointment?.requestIds ?? []), basis.requestId]
      : (appointment?.requestIds ?? []);
  return {
    id: appointmentId,
    insuredId,
    agencyId,
    agentId,
    state: 'waiting',
    proof: null,
    transferId: null,
    basis: appointment?.basis ?? basis.by,
    requestIds,
    askedAt: appointment?.askedAt ?? meta.recordedAt,
    since: null,
    endedAt: null,
    reason: '',
    decidedBy: null,
    endedBy: null,
  };
}

function appointed(
  appointment: AppointmentDocument | null,
  event: RecordedEvent<'AgencyAppointed'>,
): AppointmentDocument {
  const { insuredId, agencyId, agentId, proof } = event.data;
  const { askedAt = null, basis = null, requestIds = [] } = appointment ?? {};
  return {
    ...turnFrom(event),
    insuredId,
    agencyId,
    agentId,
    proof: proof.by,
    transferId: null,
    askedAt,
    basis,
    requestIds,
    decidedBy: deciderOf(event),
  };
}

function transferred(event: RecordedEvent<'ClientTransferred'>): AppointmentDocument {
  const { insuredId, toAgencyId, toAgentId, transferId } = event.data;
  return {
    ...turnFrom(event),
    insuredId,
    agencyId: toAgencyId,
    agentId: toAgentId,
    proof: 'transfer',
    transferId,
    askedAt: null,
    basis: null,
    requestIds: [],
    decidedBy: null,
  };
}

/** The person of the insured who accepted or invited; of an earlier proof nobody there decided. */
const deciderOf = ({ data: { proof }, meta }: RecordedEvent<'AgencyAppointed'>): Uuid | null =>
  proof.by === 'acceptance' || proof.by === 'invitation' ? (personIn(meta)?.actor ?? null) : null;

const turnFrom = (
  event: Turn,
): Pick<AppointmentDocument, 'id' | 'state' | 'since' | 'endedAt' | 'reason' | 'endedBy'> => ({
  id: ownId(event),
  state: 'current',
  since: event.meta.recordedAt,
  endedAt: null,
  reason: '',
  endedBy: null,
});

const ENDED_AS: Readonly<Partial<Record<AppointmentState, AppointmentState>>> = {
  waiting: 'lapsed',
  current: 'former',
};

/** What the beginning of another tenure ends: requests that wait, and the tenure in whose place it begins. Other agencies stay (ADR 70). */
function over(appointment: AppointmentDocument | null, { type, data, meta }: Turn): AppointmentDocument | null {
  if (!appointment) return null;
  const stays =
    type === 'AgencyAppointed' ? !data.ofRecord : ![data.fromAgencyId, data.toAgencyId].includes(appointment.agencyId);
  const state = appointment.state === 'current' && stays ? undefined : ENDED_AS[appointment.state];
  return state ? { ...appointment, state, endedAt: meta.recordedAt } : appointment;
}
