import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Instant, Uuid } from '../kernel/event.js';
import { askedLately, maySendLink } from '../kernel/link-pace.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { RegistrationCommand, RegistrationEvent } from './registration.contract.js';

/** Null before anybody asked to sign up with the address. */
export type RegistrationState = {
  readonly registrationId: Uuid;
  /** The newest form whose address is still to be proved; null where there is none. */
  readonly waiting: Uuid | null;
  readonly completed: readonly Uuid[];
  /** When mails were requested, within the hour before the last of them. */
  readonly requested: readonly Instant[];
} | null;

export const REGISTRATION_CODES = ['REGISTRATION.TOO_SOON', 'REGISTRATION.NOT_FOUND'] as const;

const broken = (code: (typeof REGISTRATION_CODES)[number]) => new RuleBroken(code);

/** The sign-ups with one address: few in a while, whoever asks, each completed once [A09]. */
export const registrationDecider: Decider<RegistrationState, RegistrationCommand, RegistrationEvent> = {
  type: 'registration',
  initialState: null,
  decide(command, state) {
    if (command.type === 'RequestSignUp') {
      if (!maySendLink(state?.requested ?? [], command.requestedAt)) throw broken('REGISTRATION.TOO_SOON');
      return [{ type: 'SignUpRequested', data: dataOf(command) }];
    }
    if (!state) throw broken('REGISTRATION.NOT_FOUND');
    if (state.completed.includes(command.signUpId)) return [];
    return [{ type: 'SignUpCompleted', data: { registrationId: state.registrationId, ...dataOf(command) } }];
  },
  evolve(state, { type, data }) {
    if (type === 'SignUpRequested') {
      const { registrationId, requestedAt, isTaken, signUpId } = data;
      const requested = askedLately([...(state?.requested ?? []), requestedAt]);
      return { registrationId, waiting: isTaken ? null : signUpId, completed: state?.completed ?? [], requested };
    }
    return state && { ...state, waiting: null, completed: [...state.completed, data.signUpId] };
  },
};
