import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { UserCommand, UserEvent } from './user.contract.js';

/** Null before the user was registered. Names and addresses are left out: they are sealed and no rule needs them. */
export type UserState = { readonly userId: Uuid } | null;

export const USER_CODES = ['USER.ALREADY_REGISTERED', 'USER.NOT_FOUND'] as const;

const broken = (code: (typeof USER_CODES)[number]) => new RuleBroken(code);

/**
 * A user is registered once and changes passwords; each change is an event. A repeat is recognized by the user id alone, because
 * the same text sealed twice differs.
 */
export const userDecider: Decider<UserState, UserCommand, UserEvent> = {
  type: 'user',
  initialState: null,
  decide(command, state) {
    if (command.type === 'RegisterUser') {
      if (state && state.userId !== command.userId) throw broken('USER.ALREADY_REGISTERED');
      return state ? [] : [{ type: 'UserRegistered', data: dataOf(command) }];
    }
    if (!state) throw broken('USER.NOT_FOUND');
    return [{ type: 'PasswordChanged', data: { userId: state.userId, how: command.how } }];
  },
  evolve(state, event) {
    return event.type === 'UserRegistered' ? { userId: event.data.userId } : state;
  },
};
