import { dataOf } from '../kernel/command.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { FixPlanCommand, FixPlanEvent } from './fix-plan.contract.js';

/** The day on which a plan was sent last, and the requirements that it named; null before the first. */
export type FixPlanState = { readonly sentOn: CalendarDate; readonly rules: readonly string[] } | null;

export const FIX_PLAN_CODES = ['FIX_PLAN.NOTHING_TO_DO', 'FIX_PLAN.SENT_TODAY'] as const;

/** The plans sent for one tracking, at most one a day: `fixPlan-<trackingId>`. */
export const fixPlanDecider: Decider<FixPlanState, FixPlanCommand, FixPlanEvent> = {
  type: 'fixPlan',
  initialState: null,
  decide(command, state) {
    const data = dataOf(command);
    if (data.findings.length === 0) throw new RuleBroken('FIX_PLAN.NOTHING_TO_DO');
    if (state !== null && data.sentOn <= state.sentOn) throw new RuleBroken('FIX_PLAN.SENT_TODAY');
    return [{ type: 'FixPlanSent', data }];
  },
  evolve: (_state, { data: { sentOn, findings } }) => ({ sentOn, rules: findings.map(({ rule }) => rule) }),
};
