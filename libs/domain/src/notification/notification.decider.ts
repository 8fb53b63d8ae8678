import { valueOf, withValue, type BucketedMap } from '../kernel/bucketed-map.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Instant, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { NotificationCommand, NotificationEvent } from './notification.contract.js';

export interface InboxState {
  /** Null before anything was raised. */
  readonly companyId: Uuid | null;
  /** When each was raised; `lastRaised` is the latest of them, empty text when there is none. */
  readonly raised: BucketedMap<Instant>;
  readonly lastRaised: Instant;
  /** Which were opened one by one, by `<user id>/<notification id>`. */
  readonly read: BucketedMap<true>;
  /** Everything raised up to this moment is read, per user. */
  readonly readUpTo: Readonly<Record<Uuid, Instant>>;
}

export const NOTIFICATION_CODES = ['NOTIFICATION.NOT_FOUND'] as const;

/** Later than every moment. */
const NEVER = '\uffff';

const markOf = (userId: Uuid, notificationId: Uuid): string => `${userId}/${notificationId}`;

export const isRead = (state: InboxState, notificationId: Uuid, userId: Uuid): boolean =>
  valueOf(state.read, markOf(userId, notificationId)) === true
  || (valueOf(state.raised, notificationId) ?? NEVER) <= (state.readUpTo[userId] ?? '');

/** A company's people share an inbox; each person has their own read marks. A repeat has the same notification id. */
export const notificationDecider: Decider<InboxState, NotificationCommand, NotificationEvent> = {
  type: 'inbox',
  initialState: { companyId: null, raised: [], lastRaised: '', read: [], readUpTo: {} },
  decide(command, state) {
    switch (command.type) {
      case 'RaiseNotification':
        return valueOf(state.raised, command.notificationId) ? [] : [{ type: 'NotificationRaised', data: dataOf(command) }];
      case 'ReadNotification': return readOne(state, command.notificationId, command.userId);
      case 'ReadAllNotifications': return readAll(state, command.userId, command.upTo);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'NotificationRaised': {
        const { companyId, notificationId } = event.data;
        const at = event.meta.recordedAt;
        return { ...state, companyId, raised: withValue(state.raised, notificationId, at), lastRaised: at };
      }
      case 'NotificationRead':
        return { ...state, read: withValue(state.read, markOf(event.data.userId, event.data.notificationId), true) };
      case 'AllNotificationsRead': {
        const { userId, upTo } = event.data;
        return { ...state, readUpTo: { ...state.readUpTo, [userId]: earliest(upTo, state.lastRaised) } };
      }
    }
  },
};

function readOne(state: InboxState, notificationId: Uuid, userId: Uuid): NotificationEvent[] {
  const { companyId } = state;
  if (!companyId || !valueOf(state.raised, notificationId)) throw new RuleBroken(NOTIFICATION_CODES[0]);
  return isRead(state, notificationId, userId) ? [] : [{ type: 'NotificationRead', data: { notificationId, companyId, userId } }];
}

/** Records nothing where no further notification would become read, also for a future moment. */
function readAll({ companyId, readUpTo, lastRaised }: InboxState, userId: Uuid, upTo: Instant): NotificationEvent[] {
  const mark = readUpTo[userId] ?? '';
  if (!companyId || earliest(upTo, lastRaised) <= mark) return [];
  return [{ type: 'AllNotificationsRead', data: { companyId, userId, upTo } }];
}

const earliest = (a: Instant, b: Instant): Instant => (a < b ? a : b);
