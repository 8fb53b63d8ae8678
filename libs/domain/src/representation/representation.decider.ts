import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
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
  currentTenure,
  type RepresentationState,
  type Tenure,
  type WaitingAppointment,
} from './representation.state.js';

export const REPRESENTATION_CODES = [
  'REPRESENTATION.ALREADY_APPOINTED',
  'REPRESENTATION.ALREADY_REQUESTED',
  'REPRESENTATION.NOT_CURRENT',
  'REPRESENTATION.NOT_WAITING',
  'REPRESENTATION.REFUSED',
] as const;

const broken = (code: (typeof REPRESENTATION_CODES)[number]) => new RuleBroken(code);

/**
 * At most one agency represents an insured. It does so by the insured's consent alone: its invitation, or its answer to an agency that
 * asked. A transfer ends one tenure and begins the next at once; each side may end a tenure (ADR 53).
 */
export const representationDecider: Decider<RepresentationState, RepresentationCommand, RepresentationEvent> = {
  type: 'representation',
  initialState: { tenures: [], waiting: [], refused: [] },
  decide(command, state) {
    switch (command.type) {
      case 'AppointAgency':
        return appoint(dataOf(command), state);
      case 'RequestAppointment':
        return request(dataOf(command), state);
      case 'AcceptAppointment':
        return accept(command.agencyId, state);
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
      case 'ClientTransferred':
        return { tenures: [...state.tenures, tenureOf(event)], waiting: [], refused: [] };
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
        return { ...state, tenures: withEnd(state.tenures, event) };
    }
  },
};

const without = (waiting: readonly WaitingAppointment[], agencyId: Uuid) =>
  waiting.filter((one) => one.agencyId !== agencyId);

function asking(
  { basis, ...asked }: AppointmentRequested['data'],
  { waiting, refused, ...state }: RepresentationState,
): RepresentationState {
  const known = waiting.find(({ agencyId }) => agencyId === asked.agencyId)?.requestIds ?? [];
  const requestIds = basis.by === 'requestNumber' ? [...known, basis.requestId] : known;
  return {
    ...state,
    waiting: [...without(waiting, asked.agencyId), { ...asked, requestIds }],
    refused: refused.filter((agencyId) => agencyId !== asked.agencyId),
  };
}

function withEnd(tenures: readonly Tenure[], { position, meta }: RecordedOf<RepresentationEnded>): readonly Tenure[] {
  const last = tenures.at(-1);
  return last ? [...tenures.slice(0, -1), { ...last, ended: { position, at: meta.recordedAt } }] : tenures;
}

function appoint(data: AgencyAppointed['data'], state: RepresentationState): RepresentationEvent[] {
  const current = currentTenure(state);
  if (!current) return [{ type: 'AgencyAppointed', data }];
  if (current.agencyId === data.agencyId && current.agentId === data.agentId) return [];
  throw broken('REPRESENTATION.ALREADY_APPOINTED');
}

/** Only a Request ID that the insured passed on lets a refused agency ask again, or one that waits ask for more. */
function request(data: AppointmentRequested['data'], state: RepresentationState): RepresentationEvent[] {
  if (currentTenure(state)) throw broken('REPRESENTATION.ALREADY_APPOINTED');
  const { agencyId, basis } = data;
  const waiting = state.waiting.find((one) => one.agencyId === agencyId);
  if (waiting && (basis.by !== 'requestNumber' || waiting.requestIds.includes(basis.requestId)))
    throw broken('REPRESENTATION.ALREADY_REQUESTED');
  if (state.refused.includes(agencyId) && basis.by !== 'requestNumber') throw broken('REPRESENTATION.REFUSED');
  return [
    { type: 'AppointmentRequested', data: { ...data, appointmentId: waiting?.appointmentId ?? data.appointmentId } },
  ];
}

function waitingOf({ waiting }: RepresentationState, agencyId: Uuid): WaitingAppointment {
  const found = waiting.find((one) => one.agencyId === agencyId);
  if (!found) throw broken('REPRESENTATION.NOT_WAITING');
  return found;
}

function accept(agencyId: Uuid, state: RepresentationState): RepresentationEvent[] {
  if (currentTenure(state)?.agencyId === agencyId) return [];
  const { appointmentId, ...side } = asked(waitingOf(state, agencyId));
  return [{ type: 'AgencyAppointed', data: { ...side, proof: { by: 'acceptance', appointmentId } } }];
}

function refuse(agencyId: Uuid, reason: string, state: RepresentationState): RepresentationEvent[] {
  if (state.refused.includes(agencyId)) return [];
  return [{ type: 'AppointmentRefused', data: { ...asked(waitingOf(state, agencyId)), reason: reason.trim() } }];
}

const withdraw = (agencyId: Uuid, state: RepresentationState): RepresentationEvent[] => [
  { type: 'AppointmentWithdrawn', data: asked(waitingOf(state, agencyId)) },
];

const asked = ({
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
  const done = state.tenures.some(
    ({ transferId, agencyId }) => transferId === data.transferId && agencyId === data.toAgencyId,
  );
  if (done) return [];
  if (currentTenure(state)?.agencyId !== data.fromAgencyId) throw broken('REPRESENTATION.NOT_CURRENT');
  return [{ type: 'ClientTransferred', data }];
}

function end(
  { insuredId, agencyId, endedBy, reason }: Omit<RepresentationEnded['data'], 'agentId'>,
  state: RepresentationState,
): RepresentationEvent[] {
  const last = state.tenures.at(-1);
  if (last?.agencyId !== agencyId) throw broken('REPRESENTATION.NOT_CURRENT');
  if (last.ended) return [];
  return [
    {
      type: 'RepresentationEnded',
      data: { insuredId, agencyId, agentId: last.agentId, endedBy, reason: reason.trim() },
    },
  ];
}

function tenureOf(event: RecordedOf<AgencyAppointed | ClientTransferred>): Tenure {
  const recorded = { since: event.meta.recordedAt, event: event.id, position: event.position, ended: null };
  if (event.type === 'AgencyAppointed') {
    return { ...recorded, agencyId: event.data.agencyId, agentId: event.data.agentId, transferId: null };
  }
  return {
    ...recorded,
    agencyId: event.data.toAgencyId,
    agentId: event.data.toAgentId,
    transferId: event.data.transferId,
  };
}
