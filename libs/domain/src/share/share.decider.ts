import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { PoliciesShared, ShareCommand, ShareEvent } from './share.contract.js';

/** Null before anything was shared. */
export type ShareState = { readonly shared: PoliciesShared['data']; readonly ended: boolean } | null;

/** Every code with which a command to a share may be refused. */
export const SHARE_CODES = [
  'SHARE.NOT_FOUND',
  'SHARE.ALREADY_EXISTS',
  'SHARE.NO_POLICY',
  'SHARE.POLICY_ARCHIVED',
] as const;

/** What one insured lets one requester see: `share-<shareId>`. */
export const shareDecider: Decider<ShareState, ShareCommand, ShareEvent> = {
  type: 'share',
  initialState: null,
  decide(command, state) {
    if (command.type === 'SharePolicies') return share(dataOf(command), state);
    if (state === null) throw new RuleBroken('SHARE.NOT_FOUND');
    if (state.ended) return [];
    const { shareId, insuredId, requesterId, policyIds } = state.shared;
    return [{ type: 'ShareEnded', data: { shareId, insuredId, requesterId, policyIds } }];
  },
  evolve(state, event) {
    if (event.type === 'PoliciesShared') return { shared: event.data, ended: false };
    return state && { ...state, ended: true };
  },
};

function share(sent: PoliciesShared['data'], state: ShareState): ShareEvent[] {
  const data = { ...sent, policyIds: [...new Set(sent.policyIds)] };
  if (state !== null && equal(state.shared, data)) return [];
  if (state !== null) throw new RuleBroken('SHARE.ALREADY_EXISTS');
  if (data.policyIds.length === 0) throw new RuleBroken('SHARE.NO_POLICY');
  return [{ type: 'PoliciesShared', data }];
}
