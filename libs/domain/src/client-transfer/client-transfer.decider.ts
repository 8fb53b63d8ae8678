import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  ClientTransferCommand,
  ClientTransferEvent,
  ClientTransferFacts,
  ClientTransferRequested,
} from './client-transfer.contract.js';
import {
  answererOf,
  askerOf,
  hasEnded,
  isAmongAgencies,
  isParty,
  partiesOf,
  type ClientTransferState,
  type OpenedTransfer,
} from './client-transfer.state.js';

export const CLIENT_TRANSFER_CODES = [
  'CLIENT_TRANSFER.ALREADY_ENDED',
  'CLIENT_TRANSFER.ALREADY_REQUESTED',
  'CLIENT_TRANSFER.ANOTHER_OPEN',
  'CLIENT_TRANSFER.CLIENT_MOVED',
  'CLIENT_TRANSFER.LETTER_REQUIRED',
  'CLIENT_TRANSFER.NOT_A_PARTY',
  'CLIENT_TRANSFER.NOT_APPROVED',
  'CLIENT_TRANSFER.NOT_ENDED',
  'CLIENT_TRANSFER.NOT_FOUND',
  'CLIENT_TRANSFER.NOT_HOLDER',
  'CLIENT_TRANSFER.NOT_THE_ASKED',
  'CLIENT_TRANSFER.NOT_THE_ASKER',
  'CLIENT_TRANSFER.REASON_REQUIRED',
  'CLIENT_TRANSFER.SAME_AGENCY',
] as const;

type ClientTransferDecider = Decider<
  ClientTransferState,
  ClientTransferCommand,
  ClientTransferEvent,
  ClientTransferFacts
>;
type Answered = ClientTransferEvent[];
const broken = (code: (typeof CLIENT_TRANSFER_CODES)[number]) => new RuleBroken(code);

/**
 * One agency asks, the other answers [G04]. The stream orders concurrent commands: the first of
 * approve, deny and cancel wins; a later one is refused as `ALREADY_ENDED`, or is a repeat.
 */
export const clientTransferDecider: ClientTransferDecider = {
  type: 'clientTransfer',
  initialState: null,
  decide(command, state, facts) {
    if (command.type === 'RequestClientTransfer') return request(dataOf(command), state, facts);
    if (!state) throw broken('CLIENT_TRANSFER.NOT_FOUND');
    switch (command.type) {
      case 'AcknowledgeClientTransfer':
        return acknowledge(asAnswerer(state, command.byAgencyId));
      case 'ApproveClientTransfer':
        return approve(asAnswerer(state, command.byAgencyId), facts);
      case 'ApproveTransferAsClient':
        return approve(asClient(state, command.byInsuredId), facts);
      case 'DenyClientTransfer':
        return deny(asAnswerer(state, command.byAgencyId), command.reason);
      case 'CancelClientTransfer':
        return cancel(state, command.byAgencyId, facts);
      case 'CompleteClientTransfer':
        return complete(state);
      case 'CloseClientTransfer':
        return close(state, command.byAgencyId);
    }
  },
  evolve(state, event) {
    if (event.type === 'ClientTransferRequested') {
      return { request: event.data, stage: 'requested', acknowledged: false, reason: null, closedBy: [] };
    }
    return state && next(state, event);
  },
};

type Later = Exclude<RecordedOf<ClientTransferEvent>, { type: 'ClientTransferRequested' }>;

function next(state: OpenedTransfer, event: Later): OpenedTransfer {
  switch (event.type) {
    case 'ClientTransferAcknowledged':
      return { ...state, acknowledged: true };
    case 'ClientTransferApproved':
      return { ...state, stage: 'approved' };
    case 'ClientTransferDenied':
      return { ...state, stage: 'denied', reason: event.data.reason };
    case 'ClientTransferCanceled':
      return { ...state, stage: 'canceled' };
    case 'ClientTransferCompleted':
      return { ...state, stage: 'completed' };
    case 'ClientTransferClosed':
      return { ...state, closedBy: [...state.closedBy, event.data.agencyId] };
  }
}

function request(
  data: ClientTransferRequested['data'],
  state: ClientTransferState,
  facts: ClientTransferFacts,
): Answered {
  if (state && equal(state.request, data)) return [];
  if (state) throw broken('CLIENT_TRANSFER.ALREADY_REQUESTED');
  if (data.fromAgencyId === data.toAgencyId) throw broken('CLIENT_TRANSFER.SAME_AGENCY');
  if (data.startedBy === 'receiver' && !data.letter?.file) throw broken('CLIENT_TRANSFER.LETTER_REQUIRED');
  if (!facts.held) throw broken('CLIENT_TRANSFER.NOT_HOLDER');
  return [{ type: 'ClientTransferRequested', data }];
}

function asAnswerer(state: OpenedTransfer, byAgencyId: Uuid): OpenedTransfer {
  if (!isParty(state, byAgencyId)) throw broken('CLIENT_TRANSFER.NOT_A_PARTY');
  if (byAgencyId !== answererOf(state)) throw broken('CLIENT_TRANSFER.NOT_THE_ASKED');
  return state;
}

/** What one of its agencies asks of another, the client may approve in place of the agency that was asked [C15]. */
function asClient(state: OpenedTransfer, byInsuredId: Uuid): OpenedTransfer {
  if (state.request.insuredId !== byInsuredId) throw broken('CLIENT_TRANSFER.NOT_A_PARTY');
  if (!isAmongAgencies(state)) throw broken('CLIENT_TRANSFER.NOT_THE_ASKED');
  return state;
}

/** Optional: an answer implies it, so acknowledging after an answer records nothing. */
function acknowledge(state: OpenedTransfer): Answered {
  if (state.acknowledged || state.stage === 'approved') return [];
  if (hasEnded(state)) throw broken('CLIENT_TRANSFER.ALREADY_ENDED');
  return [{ type: 'ClientTransferAcknowledged', data: partiesOf(state) }];
}

function approve(state: OpenedTransfer, { held }: ClientTransferFacts): Answered {
  if (state.stage === 'approved' || state.stage === 'completed') return [];
  if (hasEnded(state)) throw broken('CLIENT_TRANSFER.ALREADY_ENDED');
  if (!held) throw broken('CLIENT_TRANSFER.CLIENT_MOVED');
  return [{ type: 'ClientTransferApproved', data: partiesOf(state) }];
}

function deny(state: OpenedTransfer, said: string): Answered {
  const reason = said.trim();
  if (!reason) throw broken('CLIENT_TRANSFER.REASON_REQUIRED');
  if (state.stage === 'denied' && state.reason === reason) return [];
  if (state.stage !== 'requested') throw broken('CLIENT_TRANSFER.ALREADY_ENDED');
  return [{ type: 'ClientTransferDenied', data: { ...partiesOf(state), reason } }];
}

/** Also ends an approved transfer whose client has left the agency that gives: it could never complete. */
function cancel(state: OpenedTransfer, byAgencyId: Uuid, { held, moved }: ClientTransferFacts): Answered {
  if (!isParty(state, byAgencyId)) throw broken('CLIENT_TRANSFER.NOT_A_PARTY');
  if (byAgencyId !== askerOf(state)) throw broken('CLIENT_TRANSFER.NOT_THE_ASKER');
  if (state.stage === 'canceled') return [];
  const lost = state.stage === 'approved' && !held && !moved;
  if (state.stage !== 'requested' && !lost) throw broken('CLIENT_TRANSFER.ALREADY_ENDED');
  return [{ type: 'ClientTransferCanceled', data: partiesOf(state) }];
}

function complete(state: OpenedTransfer): Answered {
  if (state.stage === 'completed') return [];
  if (state.stage !== 'approved') throw broken('CLIENT_TRANSFER.NOT_APPROVED');
  return [{ type: 'ClientTransferCompleted', data: partiesOf(state) }];
}

function close(state: OpenedTransfer, agencyId: Uuid): Answered {
  if (!isParty(state, agencyId)) throw broken('CLIENT_TRANSFER.NOT_A_PARTY');
  if (!hasEnded(state)) throw broken('CLIENT_TRANSFER.NOT_ENDED');
  if (state.closedBy.includes(agencyId)) return [];
  return [{ type: 'ClientTransferClosed', data: { ...partiesOf(state), agencyId } }];
}
