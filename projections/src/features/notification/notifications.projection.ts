import {
  notificationsView, readerIdOf, type NoticeDocument, type NoticeReaderDocument, type NotificationDocument,
} from '@covertrail/contracts/notification/notification.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/**
 * What was this person notified of, and what of it have they not read? One reading mark a person instead of one copy of each
 * notification: marking all as read writes one document, and no notification depends on who was a member when.
 */
export const notifications = defineProjection(notificationsView)({
  version: 2,
  on: {
    NotificationRaised: (_notice, event) => raised(event),
    MembershipGranted: (reader, { data, meta }, id) => reader ?? { id, userId: data.userId, since: meta.recordedAt, readUpTo: '' },
  },
  changes: {
    NotificationRead: (notice, { data }) => (isNotice(notice) ? readBy(notice, data.userId) : notice),
    AllNotificationsRead: (reader, event) => (isNotice(reader) ? reader : allRead(reader, event)),
  },
  keys: ({ type, data }) =>
    (type === 'NotificationRaised' || type === 'NotificationRead' ? [data.notificationId] : [readerIdOf(data.companyId, data.userId)]),
  audience: (before, after) => {
    if (!after) return [];
    if (!isNotice(after)) return before ? [after.userId] : [];
    if (!before) return [after.companyId];
    const known = new Set(isNotice(before) ? Object.keys(before.readBy) : []);
    return Object.keys(after.readBy).filter((userId) => !known.has(userId));
  },
});

const isNotice = (document: NotificationDocument): document is NoticeDocument => 'readBy' in document;

function raised({ data, meta }: RecordedEvent<'NotificationRaised'>): NoticeDocument {
  const { notificationId, companyId, code, params, destination, subject } = data;
  return { id: notificationId, companyId, code, params, destination, ...(subject ? { subject } : {}), raisedAt: meta.recordedAt, readBy: {} };
}

const readBy = (notice: NoticeDocument, userId: Uuid): NoticeDocument => ({ ...notice, readBy: { ...notice.readBy, [userId]: true } });

/** A mark ahead of its own event marks nothing that was raised later. */
function allRead(reader: NoticeReaderDocument, { data: { upTo }, meta }: RecordedEvent<'AllNotificationsRead'>): NoticeReaderDocument {
  return { ...reader, readUpTo: upTo < meta.recordedAt ? upTo : meta.recordedAt };
}
