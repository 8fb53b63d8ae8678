import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';

/** A person of a company marked everything as read that was raised up to this moment. Stream `inbox-<companyId>`. */
export type AllNotificationsRead = DomainEvent<
  'AllNotificationsRead',
  { readonly companyId: Uuid; readonly userId: Uuid; readonly upTo: Instant }
>;

export type InboxEvent = AllNotificationsRead;
export type InboxCommand = { readonly type: 'ReadAllNotifications' } & AllNotificationsRead['data'];
