import { dataOf } from '../kernel/command.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Decider } from '../kernel/decider.js';
import type { Instant, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { isAlarm, raise } from './alarms.rules.js';
import { choicesAfter, choose, NO_CHOICES, type Choices } from './choices.rules.js';
import { isDismissed } from './guides.rules.js';
import { askedLately, maySendLink } from '../kernel/link-pace.js';
import {
  changeIdentities,
  IDENTITY_CODES,
  identitiesAfter,
  NO_IDENTITIES,
  type Identities,
} from './identities.rules.js';
import { changeProofs, NO_PROOFS, PROOF_CODES, proofsAfter, type Proofs } from './proofs.rules.js';
import type {
  Agreement,
  DismissedGuide,
  TermsAccepted,
  UserCommand,
  UserEvent,
  UserRegistered,
} from './user.contract.js';

/**
 * Null before the user was registered. Names and addresses are left out: they are sealed and no rule needs them. `operator` is null
 * for an account that was never an operator's: such an account may belong to a company.
 */
export type UserState = {
  readonly userId: Uuid;
  readonly operator: 'appointed' | 'dismissed' | null;
  readonly dismissedGuides: readonly DismissedGuide[];
  /** The newest version of each agreement that the person accepted. */
  readonly accepted: Readonly<Partial<Record<Agreement, CalendarDate>>>;
  /** When links for a new password were requested, within the hour before the last of them. */
  readonly resetsRequested: readonly Instant[];
  readonly proofs: Proofs;
  readonly identities: Identities;
  readonly choices: Choices;
} | null;

const NEW_ACCOUNT = {
  operator: null,
  dismissedGuides: [],
  accepted: {},
  resetsRequested: [],
  proofs: NO_PROOFS,
  identities: NO_IDENTITIES,
  choices: NO_CHOICES,
} as const;

export const USER_CODES = [
  'USER.ALREADY_REGISTERED',
  'USER.NOT_FOUND',
  'USER.NO_OPERATOR',
  'USER.IS_OPERATOR',
  ...PROOF_CODES,
  ...IDENTITY_CODES,
] as const;

const broken = (code: (typeof USER_CODES)[number]) => new RuleBroken(code);

/**
 * A user is registered once and changes profile and passwords; each change is an event. A repeat is recognized by the user id alone, because
 * the same text sealed twice differs. An account is an operator's from its first event on, or never: so no operator
 * belongs to a company, whatever is said of companies elsewhere.
 */
export const userDecider: Decider<UserState, UserCommand, UserEvent> = {
  type: 'user',
  initialState: null,
  decide(command, state) {
    if (command.type === 'RegisterUser') return register(dataOf(command), state);
    if (command.type === 'AppointOperator') return appoint(dataOf(command), state);
    if (!state) throw broken('USER.NOT_FOUND');
    if (command.type === 'DismissOperator') return dismiss(state);
    if (isAlarm(command)) return raise(command, state.userId);
    if (command.type === 'ReportNewBrowser') {
      return [{ type: 'NewBrowserUsed', data: { userId: state.userId, sessionId: command.sessionId } }];
    }
    if (command.type === 'ChangeProfile') {
      return [{ type: 'UserProfileChanged', data: { userId: state.userId, ...dataOf(command) } }];
    }
    if (command.type === 'AcceptTerms') return accept(dataOf(command), state);
    if (command.type === 'DismissGuide') return dismissGuide(dataOf(command), state);
    if (command.type === 'RequestPasswordReset') return requestReset(dataOf(command), state);
    if (command.type === 'ChangePassword') {
      return [{ type: 'PasswordChanged', data: { userId: state.userId, how: command.how } }];
    }
    if (command.type === 'LinkIdentity' || command.type === 'RequestIdentityLink' || command.type === 'UnlinkIdentity')
      return changeIdentities(command, state);
    if (
      command.type === 'ChooseNoticeMail' ||
      command.type === 'ChooseTimeZone' ||
      command.type === 'ChoosePhoto' ||
      command.type === 'RemovePhoto'
    )
      return choose(command, state);
    return changeProofs(command, state);
  },
  evolve(state, event) {
    const { type, data } = event;
    if (type === 'UserRegistered') return { ...NEW_ACCOUNT, userId: data.userId };
    if (type === 'OperatorAppointed') return state && { ...state, operator: 'appointed' };
    if (type === 'OperatorDismissed') return state && { ...state, operator: 'dismissed' };
    if (type === 'GuideDismissed') return state && { ...state, dismissedGuides: [...state.dismissedGuides, data] };
    if (type === 'TermsAccepted') {
      return state && { ...state, accepted: { ...state.accepted, [data.agreement]: data.version } };
    }
    if (type === 'PasswordResetRequested') {
      return state && { ...state, resetsRequested: askedLately([...state.resetsRequested, data.requestedAt]) };
    }
    if (!state) return state;
    return {
      ...state,
      proofs: proofsAfter(state.proofs, event),
      identities: identitiesAfter(state.identities, event),
      choices: choicesAfter(state.choices, event),
    };
  },
};

function register(data: UserRegistered['data'], state: UserState): UserEvent[] {
  if (!state) return [{ type: 'UserRegistered', data }];
  if (state.userId !== data.userId) throw broken('USER.ALREADY_REGISTERED');
  if (state.operator !== null) throw broken('USER.IS_OPERATOR');
  return [];
}

function appoint(data: UserRegistered['data'], state: UserState): UserEvent[] {
  const { userId } = data;
  const appointed: UserEvent = { type: 'OperatorAppointed', data: { userId } };
  if (!state) return [{ type: 'UserRegistered', data }, appointed];
  if (state.operator === null) throw broken('USER.NO_OPERATOR');
  return state.operator === 'appointed' ? [] : [appointed];
}

function dismiss({ userId, operator }: NonNullable<UserState>): UserEvent[] {
  if (operator === null) throw broken('USER.NO_OPERATOR');
  return operator === 'dismissed' ? [] : [{ type: 'OperatorDismissed', data: { userId } }];
}

/** A version is accepted once. */
function accept(
  terms: Omit<TermsAccepted['data'], 'userId'>,
  { userId, accepted }: NonNullable<UserState>,
): UserEvent[] {
  return accepted[terms.agreement] === terms.version ? [] : [{ type: 'TermsAccepted', data: { userId, ...terms } }];
}

/** A repeat in another browser changes nothing. */
function dismissGuide(guide: DismissedGuide, { userId, dismissedGuides }: NonNullable<UserState>): UserEvent[] {
  return isDismissed(dismissedGuides, guide) ? [] : [{ type: 'GuideDismissed', data: { userId, ...guide } }];
}

type ResetRequest = Omit<Extract<UserCommand, { type: 'RequestPasswordReset' }>, 'type'>;

/** Whoever asks again and again fills nobody's mailbox: no further link is sent, and the caller does not learn of it. */
function requestReset({ at: requestedAt, ...by }: ResetRequest, state: NonNullable<UserState>): UserEvent[] {
  if (!maySendLink(state.resetsRequested, requestedAt)) return [];
  return [{ type: 'PasswordResetRequested', data: { userId: state.userId, requestedAt, ...by } }];
}
