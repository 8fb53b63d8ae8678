import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { CarryOverCommand, CarryOverEvent, CarryOverStarted } from './carry-over.contract.js';

/** Null before it was started. */
export type CarryOverState = (CarryOverStarted['data'] & { readonly completed: boolean }) | null;

/** Every code with which a command to a carry-over may be refused. */
export const CARRY_OVER_CODES = ['CARRY_OVER.NOT_FOUND'] as const;

/** The records of one kind that go from a policy to its replacement: `carryOver-<carryOverId>`. It records its start and its end. */
export const carryOverDecider: Decider<CarryOverState, CarryOverCommand, CarryOverEvent> = {
  type: 'carryOver',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartCarryOver')
      return state === null ? [{ type: 'CarryOverStarted', data: dataOf(command) }] : [];
    if (state === null) throw new RuleBroken('CARRY_OVER.NOT_FOUND');
    const { carryOverId, policyId, insuredId, kind, completed } = state;
    return completed
      ? []
      : [{ type: 'CarryOverCompleted', data: { carryOverId, policyId, insuredId, kind, carried: command.carried } }];
  },
  evolve(state, event) {
    if (event.type === 'CarryOverStarted') return { ...event.data, completed: false };
    return state && { ...state, completed: true };
  },
};
