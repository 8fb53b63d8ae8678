import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Destination, NotificationPart } from '@covertrail/domain/notification/notification.contract';
import { defineView } from '../define-view.js';

/** One document for each notification, however many people read it: the people of a company share their notifications. */
export type NoticeDocument = {
  readonly id: Uuid;
  /** Null for one that is for a person alone [A17], in whichever company; else that is null. */
  readonly companyId: Uuid | null;
  readonly forUserId: Uuid | null;
  /** The code of its first part, and that of its last. */
  readonly code: string;
  readonly lastCode: string;
  readonly destination: Destination;
  /** What it tells of, the first first; `further` counts those after `MOST_PARTS`. */
  readonly parts: readonly NotificationPart[];
  readonly further: number;
  /** When it was raised, or last extended. */
  readonly raisedAt: Instant;
  /** The people who opened it since. */
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

/** One act may have thousands of consequences, of which nobody reads more than a few. */
export const MOST_PARTS = 50;

export type NotificationDocument = NoticeDocument | NoticeReaderDocument;

export const readerIdOf = (companyId: Uuid, userId: Uuid): string => `reader|${companyId}|${userId}`;

/** Which notifications did this person get, and which are unread? */
export const notificationsView = defineView<NotificationDocument>()({
  name: 'notifications',
  indexes: [
    { fields: ['companyId', 'raisedAt'] },
    { fields: ['forUserId', 'raisedAt'] },
    { fields: ['companyId', 'code', 'raisedAt'] },
    { fields: ['companyId', 'lastCode', 'raisedAt'] },
  ],
});
