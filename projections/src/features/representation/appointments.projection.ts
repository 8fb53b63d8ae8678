import type { AppointmentState } from '@covertrail/contracts/representation/representation.replies';
import { appointmentsView, type AppointmentDocument } from '@covertrail/contracts/representation/representation.views';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { RepresentationEvent } from '@covertrail/domain/representation/representation.contract';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

type Handled = RecordedEvent<RepresentationEvent['type']>;
type Turn = RecordedEvent<'AgencyAppointed' | 'ClientTransferred'>;

/** Which agencies represent this insured, represented it or asked to, and on what proof? */
export const appointments = defineProjection(appointmentsView)({
  version: 1,
  on: {
    AgencyAppointed: (appointment, event, key) => (key === ownId(event) ? appointed(appointment, event) : over(appointment, event)),
    ClientTransferred: (appointment, event, key) => (key === ownId(event) ? transferred(event) : over(appointment, event)),
    AppointmentRequested: (_appointment, event) => requested(event),
  },
  changes: {
    AppointmentRefused: (appointment, { data, meta }) => ({ ...appointment, state: 'refused', endedAt: meta.recordedAt, reason: data.reason }),
    AppointmentWithdrawn: (appointment, { meta }) => ({ ...appointment, state: 'withdrawn', endedAt: meta.recordedAt, reason: '' }),
  },
  async keys(event, own) {
    const begun = ownId(event);
    if (!isTurn(event)) return [begun];
    const known = await own.idsWhere('insuredId', event.data.insuredId);
    return [...new Set([...known, begun])];
  },
  audience: (before, after) => [...new Set([before, after].flatMap((one) => (one ? [one.insuredId, one.agencyId] : [])))],
});

/** Begins a tenure, and ends the one before it. */
const isTurn = (event: Handled): event is Turn => event.type === 'AgencyAppointed' || event.type === 'ClientTransferred';

/** The document that the event's own stream names. */
function ownId({ id, type, data }: Handled): Uuid {
  if (type === 'ClientTransferred') return id;
  if (type !== 'AgencyAppointed') return data.appointmentId;
  return data.proof.by === 'acceptance' ? data.proof.appointmentId : id;
}

function requested({ data, meta }: RecordedEvent<'AppointmentRequested'>): AppointmentDocument {
  const { appointmentId, insuredId, agencyId, agentId } = data;
  return {
    id: appointmentId, insuredId, agencyId, agentId, state: 'waiting', proof: null, transferId: null,
    askedAt: meta.recordedAt, since: null, endedAt: null, reason: '',
  };
}

function appointed(appointment: AppointmentDocument | null, event: RecordedEvent<'AgencyAppointed'>): AppointmentDocument {
  const { insuredId, agencyId, agentId, proof } = event.data;
  return { ...turnFrom(event), insuredId, agencyId, agentId, proof: proof.by, transferId: null, askedAt: appointment?.askedAt ?? null };
}

function transferred(event: RecordedEvent<'ClientTransferred'>): AppointmentDocument {
  const { insuredId, toAgencyId, toAgentId, transferId } = event.data;
  return { ...turnFrom(event), insuredId, agencyId: toAgencyId, agentId: toAgentId, proof: 'transfer', transferId, askedAt: null };
}

const turnFrom = (event: Turn): { id: Uuid; state: 'current'; since: Instant; endedAt: null; reason: string } =>
  ({ id: ownId(event), state: 'current', since: event.meta.recordedAt, endedAt: null, reason: '' });

const ENDED_AS: Readonly<Partial<Record<AppointmentState, AppointmentState>>> = { waiting: 'lapsed', current: 'former' };

function over(appointment: AppointmentDocument | null, { meta }: Turn): AppointmentDocument | null {
  const state = appointment && ENDED_AS[appointment.state];
  return state ? { ...appointment, state, endedAt: meta.recordedAt } : appointment;
}
