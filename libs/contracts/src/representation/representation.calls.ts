import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { InsuredAgency, RequestedAppointment } from './representation.replies.js';

interface Insured {
  readonly insuredCompanyId: Uuid;
}

interface Agency {
  readonly agencyCompanyId: Uuid;
}

interface RefusedAgency extends Agency {
  readonly reason?: string;
}

interface EndedClient extends Insured {
  readonly reason?: string;
}

interface InvitedAgency {
  /** Of an agent with an account. */
  readonly email: string;
}

interface AppointmentChanged {
  readonly insuredId: Uuid;
}

const SETTLES = ['appointments'] as const;

export const requestedAppointments = query<{ reply: readonly RequestedAppointment[] }>()('agent/appointment', {
  needs: 'readClients',
  view: 'appointments',
  shape: 'requested',
});

export const requestAppointment = command<{ body: Insured; reply: AppointmentChanged }>()('POST', 'agent/appointment', {
  needs: 'addClients',
  settles: ['agent-clients', 'appointments'],
});

export const withdrawAppointment = command<{ body: Insured; reply: AppointmentChanged }>()(
  'PUT',
  'agent/appointment/withdraw',
  { needs: 'addClients', settles: SETTLES },
);

export const insuredAgency = query<{ reply: InsuredAgency }>()('insured/agency', {
  needs: 'readOwnAgency',
  view: 'appointments',
  shape: 'insured',
});

export const acceptAgency = command<{ body: Agency; reply: AppointmentChanged }>()('PUT', 'insured/agency/accept', {
  needs: 'appointAgency',
  settles: SETTLES,
});

export const refuseAgency = command<{ body: RefusedAgency; reply: AppointmentChanged }>()(
  'PUT',
  'insured/agency/refuse',
  { needs: 'appointAgency', settles: SETTLES },
);

export const inviteAgency = command<{ body: InvitedAgency; reply: AppointmentChanged }>()(
  'POST',
  'insured/agency/invite',
  { needs: 'appointAgency', settles: SETTLES },
);

export const endAgency = command<{ body: RefusedAgency; reply: AppointmentChanged }>()('PUT', 'insured/agency/end', {
  needs: 'appointAgency',
  settles: SETTLES,
});

export const endClient = command<{ body: EndedClient; reply: AppointmentChanged }>()('PUT', 'agent/client/end', {
  needs: 'endRepresentation',
  settles: ['agent-clients', 'appointments'],
});
