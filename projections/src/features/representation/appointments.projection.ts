import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type {
  AgencyAppointed, AppointmentRefused, AppointmentRequested, ClientTransferred, RepresentationEvent,
} from '@covertrail/domain/representation/representation.contract';
import type { AppointmentState, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import type { Projection } from '@covertrail/platform/engine/projection';

/** An agency's turn at answering for an insured, or its asking for one. A turn without a request has its event's id. */
export type AppointmentDocument = Pick<InsuredAppointment, 'id' | 'agencyId' | 'state' | 'proof' | 'askedAt' | 'since' | 'endedAt' | 'reason'> & {
  readonly insuredId: Uuid;
  readonly agentId: Uuid;
  /** The transfer that brought the client, where one did. */
  readonly transferId: Uuid | null;
};

const HANDLED: readonly RepresentationEvent['type'][] = [
  'AgencyAppointed', 'AppointmentRequested', 'AppointmentRefused', 'AppointmentWithdrawn', 'ClientTransferred',
];

/** Which agencies answer for this insured, did or asked to, and on what proof? */
export const appointments: Projection<AppointmentDocument> = {
  name: 'appointments',
  version: 1,
  handles: HANDLED,
  ignores: [],
  indexes: [{ fields: ['insuredId', 'state'] }, { fields: ['agencyId', 'state', 'askedAt'] }],
  async keys(event, own) {
    const begun = ownId(event);
    if (!isTurn(event)) return [begun];
    const known = await own.idsWhere('insuredId', (event.data as RepresentationEvent['data']).insuredId);
    return [...new Set([...known, begun])];
  },
  evolve(appointment, event, key) {
    if (isTurn(event)) return key === ownId(event) ? begun(appointment, event) : appointment && over(appointment, event.meta.recordedAt);
    if (event.type === 'AppointmentRequested') return requested(event);
    const state = event.type === 'AppointmentRefused' ? 'refused' : 'withdrawn';
    return appointment && { ...appointment, state, endedAt: event.meta.recordedAt, reason: reasonIn(event) };
  },
  audience: (before, after) => [...new Set([before, after].flatMap((one) => (one ? [one.insuredId, one.agencyId] : [])))],
};

/** Begins a turn, and ends whatever was before it. */
const isTurn = ({ type }: Recorded): boolean => type === 'AgencyAppointed' || type === 'ClientTransferred';

/** The document that an event is about by itself. */
function ownId({ id, type, data }: Recorded): Uuid {
  if (type === 'ClientTransferred') return id;
  if (type !== 'AgencyAppointed') return (data as AppointmentRequested['data']).appointmentId;
  const { proof } = data as AgencyAppointed['data'];
  return proof.by === 'acceptance' ? proof.appointmentId : id;
}

function requested({ data, meta }: Recorded): AppointmentDocument {
  const { appointmentId, insuredId, agencyId, agentId } = data as AppointmentRequested['data'];
  return {
    id: appointmentId, insuredId, agencyId, agentId, state: 'waiting', proof: null, transferId: null,
    askedAt: meta.recordedAt, since: null, endedAt: null, reason: '',
  };
}

function begun(appointment: AppointmentDocument | null, event: Recorded): AppointmentDocument {
  const turn = { id: ownId(event), state: 'current', since: event.meta.recordedAt, endedAt: null, reason: '' } as const;
  if (event.type === 'ClientTransferred') {
    const { insuredId, toAgencyId, toAgentId, transferId } = event.data as ClientTransferred['data'];
    return { ...turn, insuredId, agencyId: toAgencyId, agentId: toAgentId, proof: 'transfer', transferId, askedAt: null };
  }
  const { insuredId, agencyId, agentId, proof } = event.data as AgencyAppointed['data'];
  return { ...turn, insuredId, agencyId, agentId, proof: proof.by, transferId: null, askedAt: appointment?.askedAt ?? null };
}

const ENDED_AS: Readonly<Partial<Record<AppointmentState, AppointmentState>>> = { waiting: 'lapsed', current: 'former' };

function over(appointment: AppointmentDocument, endedAt: Instant): AppointmentDocument {
  const state = ENDED_AS[appointment.state];
  return state ? { ...appointment, state, endedAt } : appointment;
}

const reasonIn = ({ type, data }: Recorded): string => (type === 'AppointmentRefused' ? (data as AppointmentRefused['data']).reason : '');
