import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { MembershipCommand, MembershipEvent, MembershipGranted } from './membership.contract.js';

/** Null before the first grant. `granted` is the latest grant, valid only while `active`. */
export type MembershipState = { readonly granted: MembershipGranted['data']; readonly active: boolean } | null;

export const MEMBERSHIP_CODES = ['MEMBERSHIP.NOT_FOUND', 'MEMBERSHIP.OF_ANOTHER'] as const;

const broken = (code: (typeof MEMBERSHIP_CODES)[number]) => new RuleBroken(code);

/** One person's rights in one company: granted, granted again with other rights, revoked, granted again. */
export const membershipDecider: Decider<MembershipState, MembershipCommand, MembershipEvent> = {
  type: 'membership',
  initialState: null,
  decide(command, state) {
    if (command.type === 'GrantMembership') return grant(dataOf(command), state);
    if (!state) throw broken('MEMBERSHIP.NOT_FOUND');
    const { membershipId, userId, companyId } = state.granted;
    return state.active ? [{ type: 'MembershipRevoked', data: { membershipId, userId, companyId } }] : [];
  },
  evolve(state, event) {
    if (event.type === 'MembershipGranted') return { granted: event.data, active: true };
    return state && { ...state, active: false };
  },
};

function grant(data: MembershipGranted['data'], state: MembershipState): MembershipEvent[] {
  const same = !state || (state.granted.userId === data.userId && state.granted.companyId === data.companyId);
  if (!same) throw broken('MEMBERSHIP.OF_ANOTHER');
  return state?.active && equal(state.granted, data) ? [] : [{ type: 'MembershipGranted', data }];
}
