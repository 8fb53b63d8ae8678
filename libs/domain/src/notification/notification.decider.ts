import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  NotificationCommand,
  NotificationEvent,
  NotificationRaised,
  NotificationRead,
} from './notification.contract.js';

/** Null before it was raised. It is for a company or for one person. `causes`: the events of which it tells. `readBy`: who opened it since it was last extended. */
export type NotificationState = {
  readonly companyId: Uuid | null;
  readonly forUserId: Uuid | null;
  readonly causes: readonly Uuid[];
  readonly readBy: readonly Uuid[];
} | null;

export const NOTIFICATION_CODES = ['NOTIFICATION.NOT_FOUND'] as const;

/**
 * One notification of a company, with a read mark for each person who opened it: `notification-<notificationId>`. A stream of its
 * own, so that raising one costs the same after ten years (ADR 46). The consequences of one act for one company are one notification.
 */
export const notificationDecider: Decider<NotificationState, NotificationCommand, NotificationEvent> = {
  type: 'notification',
  initialState: null,
  decide(command, state) {
    if (command.type === 'RaiseNotification')
      return state === null ? [{ type: 'NotificationRaised', data: dataOf(command) }] : [];
    if (command.type === 'AddToNotification') return add(dataOf(command), state);
    if (command.type === 'NotifyPerson')
      return state === null ? [{ type: 'PersonNotified', data: dataOf(command) }] : [];
    if (state === null || !mayOpen(state, command)) throw new RuleBroken('NOTIFICATION.NOT_FOUND');
    return state.readBy.includes(command.userId) ? [] : [{ type: 'NotificationRead', data: dataOf(command) }];
  },
  evolve(state, event) {
    switch (event.type) {
      case 'NotificationRaised':
        return { companyId: event.data.companyId, forUserId: null, causes: [event.data.causedBy], readBy: [] };
      case 'PersonNotified':
        return { companyId: null, forUserId: event.data.userId, causes: [event.data.causedBy], readBy: [] };
      case 'NotificationExtended':
        return state && { ...state, causes: [...state.causes, event.data.causedBy], readBy: [] };
      case 'NotificationRead':
        return state && { ...state, readBy: [...state.readBy, event.data.userId] };
    }
  },
};

const mayOpen = (
  { companyId, forUserId }: NonNullable<NotificationState>,
  by: Pick<NotificationRead['data'], 'companyId' | 'userId'>,
): boolean => companyId === by.companyId || forUserId === by.userId;

function add(data: NotificationRaised['data'], state: NotificationState): NotificationEvent[] {
  if (state === null) return [{ type: 'NotificationRaised', data }];
  if (state.companyId !== data.companyId) throw new RuleBroken('NOTIFICATION.NOT_FOUND');
  if (state.causes.includes(data.causedBy)) return [];
  const { destination: _first, ...part } = data;
  return [{ type: 'NotificationExtended', data: part }];
}
