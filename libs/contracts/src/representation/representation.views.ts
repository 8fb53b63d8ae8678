import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';
import type { InsuredAppointment } from './representation.replies.js';

/** An agency's tenure with an insured, or its request for one. A tenure without a request has the id of its event. */
export type AppointmentDocument = Pick<
  InsuredAppointment,
  'id' | 'agencyId' | 'state' | 'proof' | 'basis' | 'askedAt' | 'since' | 'endedAt' | 'endedBy' | 'reason'
> & {
  readonly insuredId: Uuid;
  readonly agentId: Uuid;
  /** The open requests whose IDs the agency gave. */
  readonly requestIds: readonly Uuid[];
  /** The person of the insured who accepted or invited the agency. */
  readonly decidedBy: Uuid | null;
  /** The transfer with which the client came, if one did. */
  readonly transferId: Uuid | null;
};

/** Which agencies represent this insured, represented it or asked to, and on what proof? */
export const appointmentsView = defineView<AppointmentDocument>()({
  name: 'appointments',
  indexes: [{ fields: ['insuredId', 'state'] }, { fields: ['agencyId', 'state', 'askedAt'] }],
});

/** An address that an insured invited to be its agent, as long as nobody may act for clients with it. */
export type InvitedAgentDocument = {
  readonly id: string;
  readonly insuredId: Uuid;
  /** Stands for the address. */
  readonly invitedAgentId: Uuid;
};

/** Which insureds invited this address? */
export const invitedAgentsView = defineView<InvitedAgentDocument>()({
  name: 'invited-agents',
  indexes: [{ fields: ['invitedAgentId'] }],
});
