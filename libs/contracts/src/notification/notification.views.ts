import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Destination, NotificationRaised, NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import { defineView } from '../define-view.js';

/** One document a notification, however many people read it: a company's people share an inbox. */
export type NoticeDocument = {
  readonly id: Uuid;
  readonly companyId: Uuid;
  readonly code: string;
  readonly params: NotificationRaised['data']['params'];
  readonly destination: Destination;
  readonly subject?: NotificationSubject;
  readonly raisedAt: Instant;
  /** Who opened it on its own. */
  readonly readBy: Readonly<Record<Uuid, true>>;
};

/** One document a person and company, `reader|<company id>|<user id>`. */
export type NoticeReaderDocument = {
  readonly id: string;
  readonly userId: Uuid;
  /** Since when the person is of the company: what was raised before is not theirs. */
  readonly since: Instant;
  /** Everything raised up to this moment is read; empty text before the first time. */
  readonly readUpTo: Instant;
};

export type NotificationDocument = NoticeDocument | NoticeReaderDocument;

export const readerIdOf = (companyId: Uuid, userId: Uuid): string => `reader|${companyId}|${userId}`;

/** What was this person notified of, and what of it have they not read? */
export const notificationsView = defineView<NotificationDocument>()({ name: 'notifications', indexes: [{ fields: ['companyId', 'raisedAt'] }] });
