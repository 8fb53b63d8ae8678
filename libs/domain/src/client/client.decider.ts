import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ClientAdded, ClientCommand, ClientEvent, ClientReleased } from './client.contract.js';

/** Null before it was first added. `releasedBy` names every transfer or end that took the client away, oldest first. */
export type ClientState = {
  readonly added: ClientAdded['data'];
  readonly active: boolean;
  readonly releasedBy: readonly Uuid[];
} | null;

export const CLIENT_CODES = ['CLIENT.ALREADY_ADDED', 'CLIENT.NOT_FOUND', 'CLIENT.ALREADY_RELEASED'] as const;

const broken = (code: (typeof CLIENT_CODES)[number]) => new RuleBroken(code);

/** An insured on an agency's list of clients: added, released by a transfer or the end of the representation, added again when it comes back. */
export const clientDecider: Decider<ClientState, ClientCommand, ClientEvent> = {
  type: 'client',
  initialState: null,
  decide(command, state) {
    if (command.type === 'ReleaseClient') return release(state, dataOf(command));
    const data = dataOf(command);
    if (!state?.active) return [{ type: 'ClientAdded', data }];
    if (!equal(state.added, data)) throw broken('CLIENT.ALREADY_ADDED');
    return [];
  },
  evolve(state, event) {
    if (event.type === 'ClientAdded') return { added: event.data, active: true, releasedBy: state?.releasedBy ?? [] };
    return state && { ...state, active: false, releasedBy: [...state.releasedBy, event.data.causeId] };
  },
};

function release(state: ClientState, released: Pick<ClientReleased['data'], 'cause' | 'causeId'>): ClientEvent[] {
  if (!state) throw broken('CLIENT.NOT_FOUND');
  if (state.releasedBy.includes(released.causeId)) return [];
  if (!state.active) throw broken('CLIENT.ALREADY_RELEASED');
  const { clientId, agencyId, insuredId } = state.added;
  return [{ type: 'ClientReleased', data: { clientId, agencyId, insuredId, ...released } }];
}
