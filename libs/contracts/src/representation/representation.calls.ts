import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { InsuredAgency, InvitedAgency, RequestedAppointment } from './representation.replies.js';
import type {
  AcceptAppointmentDto,
  AppointmentDto,
  EndClientDto,
  EndRepresentationDto,
  InviteAgencyDto,
  RefuseAppointmentDto,
  WithdrawAgentInvitationDto,
} from './representation.inputs.js';

interface AppointmentChanged {
  readonly insuredId: Uuid;
}

const SETTLES = ['appointments'] as const;

export const requestedAppointments = query<{ reply: readonly RequestedAppointment[] }>()('agent/appointment', {
  needs: 'readClients',
  view: 'appointments',
  shape: 'requested',
});

export const requestAppointment = command<{ body: AppointmentDto; reply: AppointmentChanged }>()(
  'POST',
  'agent/appointment',
  {
    needs: 'addClients',
    settles: ['agent-clients', 'appointments'],
  },
);

export const withdrawAppointment = command<{ body: AppointmentDto; reply: AppointmentChanged }>()(
  'PUT',
  'agent/appointment/withdraw',
  { needs: 'addClients', settles: SETTLES },
);

export const insuredAgency = query<{ reply: InsuredAgency }>()('insured/agency', {
  needs: 'readOwnAgency',
  view: 'appointments',
  shape: 'insured',
});

export const acceptAgency = command<{ body: AcceptAppointmentDto; reply: AppointmentChanged }>()(
  'PUT',
  'insured/agency/accept',
  {
    needs: 'appointAgency',
    settles: SETTLES,
  },
);

export const refuseAgency = command<{ body: RefuseAppointmentDto; reply: AppointmentChanged }>()(
  'PUT',
  'insured/agency/refuse',
  { needs: 'appointAgency', settles: SETTLES },
);

/** An agent without an account gets a mail, by which the agency signs up [A08]. */
export const inviteAgency = command<{ body: InviteAgencyDto; reply: InvitedAgency }>()(
  'POST',
  'insured/agency/invite',
  { needs: 'appointAgency', settles: SETTLES },
);

export const withdrawAgentInvitation = command<{ body: WithdrawAgentInvitationDto; reply: AppointmentChanged }>()(
  'PUT',
  'insured/agency/invite/withdraw',
  { needs: 'appointAgency', settles: SETTLES },
);

export const endAgency = command<{ body: EndRepresentationDto; reply: AppointmentChanged }>()(
  'PUT',
  'insured/agency/end',
  {
    needs: 'appointAgency',
    settles: SETTLES,
  },
);

export const endClient = command<{ body: EndClientDto; reply: AppointmentChanged }>()('PUT', 'agent/client/end', {
  needs: 'endRepresentation',
  settles: ['agent-clients', 'appointments'],
});
