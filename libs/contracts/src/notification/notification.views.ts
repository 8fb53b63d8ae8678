import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type {
  Destination,
  NotificationRaised,
  NotificationSubject,
} from '@covertrail/domain/notification/notification.contract';
import { defineView } from '../define-view.js';

/** One document for each notification, however many people read it: the people of a company share their notifications. */
export type NoticeDocument = {
  readonly id: Uuid;
  readonly companyId: Uuid;
  readonly code: string;
  readonly params: NotificationRaised['data']['params'];
  readonly destination: Destination;
  readonly subject?: NotificationSubject;
  readonly raisedAt: Instant;
  /** The people who opened this one. */
  readonly readBy: Readonly<Record<Uuid, true>>;
};

/** One document for each person and company, `reader|<company id>|<user id>`. */
export type NoticeReaderDocument = {
  readonly id: string;
  readonly userId: Uuid;
  /** When the person joined the company: earlier notifications are not theirs. */
  readonly since: Instant;
  /** Everything that was raised up to this moment is read; empty text until the person first marks all. */
  readonly readUpTo: Instant;
};

export type NotificationDocument = NoticeDocument | NoticeReaderDocument;

export const readerIdOf = (companyId: Uuid, userId: Uuid): string => `reader|${companyId}|${userId}`;

/** Which notifications did this person get, and which are unread? */
export const notificationsView = defineView<NotificationDocument>()({
  name: 'notifications',
  indexes: [{ fields: ['companyId', 'raisedAt'] }, { fields: ['companyId', 'code', 'raisedAt'] }],
});
