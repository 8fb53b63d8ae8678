import { dataOf } from '../kernel/command.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { CurePlanCommand, CurePlanEvent, CurePlanSent } from './cure-plan.contract.js';

/** By sender, the day on which a plan was sent last; one that never sent is absent. */
export type CurePlanState = Readonly<Partial<Record<CurePlanSent['data']['sentBy'], CalendarDate>>>;

export const CURE_PLAN_CODES = ['CURE_PLAN.NOTHING_TO_DO', 'CURE_PLAN.SENT_TODAY'] as const;

/** The plans that an insured and its agencies sent each other, at most one a day from either side: `curePlan-<insuredId>`. */
export const curePlanDecider: Decider<CurePlanState, CurePlanCommand, CurePlanEvent> = {
  type: 'curePlan',
  initialState: {},
  decide(command, state) {
    const { parts, ...sent } = dataOf(command);
    if (parts.every(({ steps }) => steps.length === 0)) throw new RuleBroken('CURE_PLAN.NOTHING_TO_DO');
    const last = state[sent.sentBy];
    if (last !== undefined && sent.sentOn <= last) throw new RuleBroken('CURE_PLAN.SENT_TODAY');
    return parts.map((part) => ({ type: 'CurePlanSent', data: { ...sent, ...part } }));
  },
  evolve: (state, { data: { sentBy, sentOn } }) => ({ ...state, [sentBy]: sentOn }),
};
