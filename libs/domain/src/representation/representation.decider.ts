import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  AgencyAppointed,
  AppointmentRequested,
  ClientTransferred,
  RepresentationCommand,
  RepresentationEnded,
  RepresentationEvent,
} from './representation.contract.js';
import {
  currentTenures,
  hasMoved,
  tenureOf,
  type RepresentationState,
  type WaitingAppointment,
} from './representation.state.js';
import {
  acceptAgentInvitation,
  afterInvitation,
  inviteAgent,
  withdrawAgentInvitation,
  withoutInvitation,
} from './agent-invitations.rules.js';
import { placeFor } from './agency-places.rules.js';
import { afterAppointment, afterEnd, afterTransfer } from './tenures.rules.js';

export const REPRESENTATION_CODES = [
  'REPRESENTATION.ALREADY_APPOINTED',
  'REPRESENTATION.ALREADY_REQUESTED',
  'REPRESENTATION.ALREADY_YOURS',
  'REPRESENTATION.DOMAIN_TAKEN',
  'REPRESENTATION.INVITED_LATELY',
  'REPRESENTATION.NOT_CURRENT',
  'REPRESENTATION.NOT_INVITED',
  'REPRESENTATION.NOT_WAITING',
  'REPRESENTATION.REFUSED',
  'REPRESENTATION.TOO_MANY_AGENCIES',
] as const;

const broken = (code: (typeof REPRESENTATION_CODES)[number], params?: Readonly<Record<string, string>>) =>
  new RuleBroken(code, params);

/**
 * Up to 15 agencies represent an insured, one for each e-mail domain (ADR 70). Each does so by the insured's consent alone: its
 * invitation, or its answer to an agency that asked. A transfer ends one tenure and begins the next at once; each side may end a
 * tenure (ADR 53).
 */
export const representationDecider: Decider<RepresentationState, RepresentationCommand, RepresentationEvent> = {
  type: 'representation',
  initialState: { tenures: [], waiting: [], refused: [], invited: [], mailed: {} },
  decide(command, state) {
    switch (command.type) {
      case 'AppointAgency':
        return appoint(dataOf(command), state);
      case 'InviteAgent':
        return inviteAgent(dataOf(command), state);
      case 'AcceptAgentInvitation':
        return acceptAgentInvitation(dataOf(command), state);
      case 'WithdrawAgentInvitation':
        return withdrawAgentInvitation(dataOf(command), state);
      case 'RequestAppointment':
        return request(dataOf(command), state);
      case 'AcceptAppointment':
        return accept(command.agencyId, command.domain, state);
      case 'RefuseAppointment':
        return refuse(command.agencyId, command.reason, state);
      case 'WithdrawAppointment':
        return withdraw(command.agencyId, state);
      case 'TransferClient':
        return transfer(dataOf(command), state);
      case 'EndRepresentation':
        return end(dataOf(command), state);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'AgencyAppointed':
        return { ...state, tenures: afterAppointment(state.tenures, event), waiting: [], refused: [] };
      case 'ClientTransferred':
        return { ...state, tenures: afterTransfer(state.tenures, event), waiting: [], refused: [] };
      case 'AgentInvited':
        return { ...state, ...afterInvitation(state, event) };
      case 'AgentInvitationAccepted':
      case 'AgentInvitationWithdrawn':
        return { ...state, invited: withoutInvitation(state.invited, event.data) };
      case 'AppointmentRequested':
        return asking(event.data, state);
      case 'AppointmentRefused': {
        return {
          ...state,
          waiting: without(state.waiting, event.data.agencyId),
          refused: [...state.refused, event.data.agencyId],
        };
      }
      case 'AppointmentWithdrawn':
        return { ...state, waiting: without(state.waiting, event.data.agencyId) };
      case 'RepresentationEnded':
        return { ...state, tenures: afterEnd(state.tenures, event) };
    }
  },
};

const without = (waiting: readonly WaitingAppointment[], agencyId: Uuid) =>
  waiting.filter((waitingAppointment) => waitingAppointment.agencyId !== agencyId);

function asking(
  { basis, ...appointment }: AppointmentRequested['data'],
  { waiting, refused, ...state }: RepresentationState,
): RepresentationState {
  const earlier = waiting.find(({ agencyId }) => agencyId === appointment.agencyId)?.requestIds ?? [];
  const requestIds = basis.by === 'requestNumber' ? [...earlier, basis.requestId] : earlier;
  return {
    ...state,
    waiting: [...without(waiting, appointment.agencyId), { ...appointment, requestIds }],
    refused: refused.filter((agencyId) => agencyId !== appointment.agencyId),
  };
}

function appoint(data: Omit<AgencyAppointed['data'], 'ofRecord'>, state: RepresentationState): RepresentationEvent[] {
  const own = tenureOf(state, data.agencyId);
  if (own?.agentId === data.agentId) return [];
  if (own) throw broken('REPRESENTATION.ALREADY_YOURS');
  return [{ type: 'AgencyAppointed', data: { ...data, ofRecord: placeFor(data.domain, currentTenures(state)) } }];
}

/**
 * An agency asks where none represents the insured; a further one needs the insured's invitation. Only a Request ID that the insured
 * passed on lets a refused agency ask again, or one that waits ask for more.
 */
function request(data: AppointmentRequested['data'], state: RepresentationState): RepresentationEvent[] {
  if (currentTenures(state).length > 0) throw broken('REPRESENTATION.ALREADY_APPOINTED');
  const { agencyId, basis } = data;
  const waiting = state.waiting.find((waitingAppointment) => waitingAppointment.agencyId === agencyId);
  if (waiting && (basis.by !== 'requestNumber' || waiting.requestIds.includes(basis.requestId)))
    throw broken('REPRESENTATION.ALREADY_REQUESTED');
  if (state.refused.includes(agencyId) && basis.by !== 'requestNumber') throw broken('REPRESENTATION.REFUSED');
  return [
    { type: 'AppointmentRequested', data: { ...data, appointmentId: waiting?.appointmentId ?? data.appointmentId } },
  ];
}

function waitingOf({ waiting }: RepresentationState, agencyId: Uuid): WaitingAppointment {
  const found = waiting.find((waitingAppointment) => waitingAppointment.agencyId === agencyId);
  if (!found) throw broken('REPRESENTATION.NOT_WAITING');
  return found;
}

function accept(agencyId: Uuid, domain: string | null, state: RepresentationState): RepresentationEvent[] {
  if (tenureOf(state, agencyId)) return [];
  const { appointmentId, ...side } = appointmentOf(waitingOf(state, agencyId));
  const ofRecord = placeFor(domain, currentTenures(state));
  return [{ type: 'AgencyAppointed', data: { ...side, proof: { by: 'acceptance', appointmentId }, domain, ofRecord } }];
}

function refuse(agencyId: Uuid, reason: string, state: RepresentationState): RepresentationEvent[] {
  if (state.refused.includes(agencyId)) return [];
  return [
    { type: 'AppointmentRefused', data: { ...appointmentOf(waitingOf(state, agencyId)), reason: reason.trim() } },
  ];
}

const withdraw = (agencyId: Uuid, state: RepresentationState): RepresentationEvent[] => [
  { type: 'AppointmentWithdrawn', data: appointmentOf(waitingOf(state, agencyId)) },
];

const appointmentOf = ({
  insuredId,
  appointmentId,
  agencyId,
  agentId,
}: WaitingAppointment): Omit<AppointmentRequested['data'], 'basis'> => ({
  insuredId,
  appointmentId,
  agencyId,
  agentId,
});

function transfer(data: ClientTransferred['data'], state: RepresentationState): RepresentationEvent[] {
  if (hasMoved(state, data.transferId)) return [];
  if (!tenureOf(state, data.fromAgencyId)) throw broken('REPRESENTATION.NOT_CURRENT');
  return [{ type: 'ClientTransferred', data }];
}

function end(
  { insuredId, agencyId, endedBy, reason }: Omit<RepresentationEnded['data'], 'agentId'>,
  state: RepresentationState,
): RepresentationEvent[] {
  const last = state.tenures.findLast((tenure) => tenure.agencyId === agencyId);
  if (!last || last.ended?.transfer) throw broken('REPRESENTATION.NOT_CURRENT');
  if (last.ended) return [];
  const data = { insuredId, agencyId, agentId: last.agentId, endedBy, reason: reason.trim() };
  return [{ type: 'RepresentationEnded', data }];
}
