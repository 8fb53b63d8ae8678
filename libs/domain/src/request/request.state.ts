import type { CalendarDate } from '../kernel/dates.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { answerOf } from './answer-content.rules.js';
import type {
  Answer,
  CoverageRequested,
  InviteeCorrected,
  RequestDeclined,
  RequestEvent,
  RequestResponded,
} from './request.contract.js';

/**
 * `requested` is as of now: who was invited instead, and who answered, stand in it. `outcome` is how the request ended, null while it is
 * open. `copies` are the ids of those who get copies. `remindedOn`, `resentOn`, `differenceOn`: the last day of each.
 */
export type RequestState = {
  readonly requested: CoverageRequested['data'];
  readonly outcome: RequestOutcome | null;
  readonly copies: readonly string[];
  /** The events of its answers, the last one of which counts [D07]. */
  readonly answeredBy: readonly Uuid[];
  readonly isOpened: boolean;
  readonly remindedOn: CalendarDate | null;
  readonly resentOn: CalendarDate | null;
  readonly differenceOn: CalendarDate | null;
} | null;
export type RequestOutcome =
  | ({ readonly kind: 'responded'; readonly before?: Answer } & Answer)
  | { readonly kind: 'declined' | 'canceled'; readonly reason: string };
/** A request that was made. */
export type Made = NonNullable<RequestState>;

/** A request of which nothing was done yet. */
export const made = (requested: CoverageRequested['data']): Made => ({ ...UNTOUCHED, requested });

const UNTOUCHED = {
  outcome: null,
  copies: [],
  answeredBy: [],
  isOpened: false,
  remindedOn: null,
  resentOn: null,
  differenceOn: null,
} as const;

/** What an event makes of a request. */
export function evolved(state: Made, event: RecordedOf<Exclude<RequestEvent, CoverageRequested>>): Made {
  switch (event.type) {
    case 'CopyRecipientAdded':
      return { ...state, copies: [...state.copies, event.data.recipientId] };
    case 'CopyRecipientRemoved':
      return { ...state, copies: state.copies.filter((id) => id !== event.data.recipientId) };
    case 'InviteeCorrected':
      return { ...state, requested: { ...state.requested, ...invitee(event.data) }, isOpened: false };
    case 'InvitationOpened':
      return { ...state, isOpened: true };
    case 'ReminderSent':
      return { ...state, remindedOn: event.data.remindedOn };
    case 'RequestResent':
      return { ...state, resentOn: event.data.resentOn };
    case 'DifferenceSent':
      return { ...state, differenceOn: event.data.sentOn };
    case 'RequestResponded':
      return responded({ ...state, answeredBy: [...state.answeredBy, event.id] }, event.data);
    case 'RequestDeclined':
      return { ...state, outcome: { kind: 'declined', reason: event.data.reason } };
    case 'RequestCanceled':
      return { ...state, outcome: { kind: 'canceled', reason: event.data.reason } };
  }
}

const invitee = ({ inviteeId, inviteeEmail }: InviteeCorrected['data']) => ({ inviteeId, inviteeEmail });

function responded(state: Made, { insuredId, before, ...data }: RequestResponded['data']): Made {
  const outcome = { kind: 'responded', ...answerOf(data), ...(before ? { before } : {}) } as const;
  return { ...state, requested: { ...state.requested, insuredId }, outcome };
}

/** Throws REQUEST.CANCELED and REQUEST.ALREADY_ANSWERED. */
export function refuseEnded({ outcome }: Made): void {
  if (outcome?.kind === 'canceled') throw new RuleBroken('REQUEST.CANCELED');
  if (outcome !== null) throw new RuleBroken('REQUEST.ALREADY_ANSWERED');
}

/** What each of its events says of the request. */
export function ofRequest({ requested }: Made): Omit<RequestDeclined['data'], 'reason'> {
  const { requestId, requesterId, insuredId, projectId } = requested;
  return { requestId, requesterId, insuredId, projectId };
}
