import { reason as reasonRule } from '../fields/note-fields.js';
import { fits } from '../fields/field-rule.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { OptOutCommand, OptOutEvent, SupplierOptedOut } from './opt-out.contract.js';

/** Null before anything was said. `stands`: it is not asked again. */
export type OptOutState = (SupplierOptedOut['data'] & { readonly stands: boolean }) | null;

/** Every code with which a command to an opt-out may be refused. */
export const OPT_OUT_CODES = ['OPT_OUT.NOT_FOUND', 'OPT_OUT.REASON_REQUIRED'] as const;

/** Whether a company lets a requester ask it [D11]: `optOut-<optOutId>`, whose id derives from the two. */
export const optOutDecider: Decider<OptOutState, OptOutCommand, OptOutEvent> = {
  type: 'optOut',
  initialState: null,
  decide(command, state) {
    if (command.type === 'OptOut') return optOut(dataOf(command), state);
    if (state === null) throw new RuleBroken('OPT_OUT.NOT_FOUND');
    if (!state.stands) return [];
    const { optOutId, requesterId, insuredId, inviteeId } = state;
    return [{ type: 'OptOutTakenBack', data: { optOutId, requesterId, insuredId, inviteeId } }];
  },
  evolve(state, event) {
    if (event.type === 'SupplierOptedOut') return { ...event.data, stands: true };
    return state && { ...state, stands: false };
  },
};

/** Whoever says it again while it stands changes nothing: the first reason counts. */
function optOut(data: SupplierOptedOut['data'], state: OptOutState): OptOutEvent[] {
  if (state?.stands) return [];
  if (!fits(reasonRule, data.reason)) throw new RuleBroken('OPT_OUT.REASON_REQUIRED');
  return [{ type: 'SupplierOptedOut', data }];
}
