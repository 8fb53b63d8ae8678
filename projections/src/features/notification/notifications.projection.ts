import type { MembershipGranted } from '@covertrail/domain/membership/membership.contract';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type {
  AllNotificationsRead, Destination, NotificationRaised, NotificationRead, NotificationSubject,
} from '@covertrail/domain/notification/notification.contract';
import type { Projection } from '@covertrail/platform/engine/projection';

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

type NotificationDocument = NoticeDocument | NoticeReaderDocument;

export const readerIdOf = (companyId: Uuid, userId: Uuid): string => `reader|${companyId}|${userId}`;

/**
 * What was this person told, and what of it have they not read? One reading mark a person instead of one copy of each
 * notification: marking all as read writes one document, and no notification depends on who was a member when.
 */
export const notifications: Projection<NotificationDocument> = {
  name: 'notifications',
  version: 2,
  handles: ['NotificationRaised', 'NotificationRead', 'AllNotificationsRead', 'MembershipGranted'],
  ignores: ['MembershipRevoked'],
  indexes: [{ fields: ['companyId', 'raisedAt'] }],
  keys: ({ type, data }) => {
    if (type === 'NotificationRaised' || type === 'NotificationRead') return [(data as NotificationRead['data']).notificationId];
    const { companyId, userId } = data as (AllNotificationsRead | MembershipGranted)['data'];
    return [readerIdOf(companyId, userId)];
  },
  evolve: (document, event, key) => {
    switch (event.type) {
      case 'NotificationRaised': return raised(event);
      case 'NotificationRead': return document && readBy(document as NoticeDocument, (event.data as NotificationRead['data']).userId);
      case 'AllNotificationsRead': return document && allRead(document as NoticeReaderDocument, event);
      default: return document ?? joined(event, key);
    }
  },
  audience: (before, after) => {
    if (!after) return [];
    if ('userId' in after) return before ? [after.userId] : [];
    const known = new Set(Object.keys((before as NoticeDocument | null)?.readBy ?? {}));
    return before ? Object.keys(after.readBy).filter((userId) => !known.has(userId)) : [after.companyId];
  },
};

function raised({ data, meta }: Recorded): NoticeDocument {
  const { notificationId, companyId, code, params, destination, subject } = data as NotificationRaised['data'];
  return { id: notificationId, companyId, code, params, destination, ...(subject ? { subject } : {}), raisedAt: meta.recordedAt, readBy: {} };
}

const joined = ({ data, meta }: Recorded, id: string): NoticeReaderDocument =>
  ({ id, userId: (data as MembershipGranted['data']).userId, since: meta.recordedAt, readUpTo: '' });

const readBy = (notice: NoticeDocument, userId: Uuid): NoticeDocument => ({ ...notice, readBy: { ...notice.readBy, [userId]: true } });

/** A mark ahead of its own event marks nothing that was raised later. */
function allRead(reader: NoticeReaderDocument, { data, meta }: Recorded): NoticeReaderDocument {
  const { upTo } = data as AllNotificationsRead['data'];
  return { ...reader, readUpTo: upTo < meta.recordedAt ? upTo : meta.recordedAt };
}
