import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Instant, RecordedOf, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ClientTransferred, RepresentationCommand, RepresentationEvent } from './representation.contract.js';

/** An agency's turn: it answers from `since` (known time) until the next turn begins. */
export interface Tenure {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  readonly since: Instant;
  /** The transfer that brought the client, null for the first appointment. */
  readonly transferId: Uuid | null;
  /** The event that says so. */
  readonly event: Uuid;
}

/** Every turn, oldest first; the last one is the present. Empty before an agency was appointed. */
export interface RepresentationState {
  readonly tenures: readonly Tenure[];
}

export const REPRESENTATION_CODES = ['REPRESENTATION.ALREADY_APPOINTED', 'REPRESENTATION.NOT_CURRENT'] as const;

const broken = (code: (typeof REPRESENTATION_CODES)[number]) => new RuleBroken(code);

/** Who answers for the insured now. */
export const currentTenure = (state: RepresentationState): Tenure | undefined => state.tenures.at(-1);

/** Who answered for the insured at a moment, as far as was known then. */
export const tenureAt = (state: RepresentationState, at: Instant): Tenure | undefined =>
  state.tenures.findLast((tenure) => tenure.since <= at);

/** One agency answers for an insured from the first appointment on: a transfer ends one turn and begins the next at once. */
export const representationDecider: Decider<RepresentationState, RepresentationCommand, RepresentationEvent> = {
  type: 'representation',
  initialState: { tenures: [] },
  decide(command, state) {
    if (command.type === 'TransferClient') return transfer(dataOf(command), state);
    const current = currentTenure(state);
    if (!current) return [{ type: 'AgencyAppointed', data: dataOf(command) }];
    if (current.agencyId === command.agencyId && current.agentId === command.agentId) return [];
    throw broken('REPRESENTATION.ALREADY_APPOINTED');
  },
  evolve(state, event) {
    return { tenures: [...state.tenures, tenureOf(event)] };
  },
};

function transfer(data: ClientTransferred['data'], state: RepresentationState): RepresentationEvent[] {
  const done = state.tenures.some(({ transferId, agencyId }) => transferId === data.transferId && agencyId === data.toAgencyId);
  if (done) return [];
  if (currentTenure(state)?.agencyId !== data.fromAgencyId) throw broken('REPRESENTATION.NOT_CURRENT');
  return [{ type: 'ClientTransferred', data }];
}

function tenureOf(event: RecordedOf<RepresentationEvent>): Tenure {
  const told = { since: event.meta.recordedAt, event: event.id };
  if (event.type === 'AgencyAppointed') {
    return { ...told, agencyId: event.data.agencyId, agentId: event.data.agentId, transferId: null };
  }
  return { ...told, agencyId: event.data.toAgencyId, agentId: event.data.toAgentId, transferId: event.data.transferId };
}
