import {
  notificationsView,
  readerIdOf,
  type NoticeDocument,
  type NoticeReaderDocument,
  type NotificationDocument,
} from '@covertrail/contracts/notification/notification.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/**
 * Which notifications did this person get, and which are unread? One document for each person says up to when everything is read,
 * so marking all as read writes one document, and a notification does not depend on who was a member at that time.
 */
export const notifications = defineProjection(notificationsView)({
  version: 6,
  on: {
    NotificationRaised: (_notice, event) => raised(event),
    MembershipGranted: (reader, { data, meta }, id) =>
      reader ?? { id, userId: data.userId, since: meta.recordedAt, readUpTo: '' },
  },
  changes: {
    NotificationRead: (notice, { data }) => (isNotice(notice) ? readBy(notice, data.userId) : notice),
    AllNotificationsRead: (reader, event) => (isNotice(reader) ? reader : allRead(reader, event)),
  },
  keys: ({ type, data }) =>
    type === 'NotificationRaised' || type === 'NotificationRead'
      ? [data.notificationId]
      : [readerIdOf(data.companyId, data.userId)],
  audience: (before, after) => {
    if (!after) return [];
    if (!isNotice(after)) return before ? [after.userId] : [];
    if (!before) return [after.companyId];
    const readers = new Set(isNotice(before) ? Object.keys(before.readBy) : []);
    return Object.keys(after.readBy).filter((userId) => !readers.has(userId));
  },
});

const isNotice = (document: NotificationDocument): document is NoticeDocument => 'readBy' in document;

function raised({ data, meta }: RecordedEvent<'NotificationRaised'>): NoticeDocument {
  const { notificationId, companyId, code, params, destination, subject } = data;
  return {
    id: notificationId,
    companyId,
    code,
    params,
    destination,
    ...(subject ? { subject } : {}),
    raisedAt: meta.recordedAt,
    readBy: {},
  };
}

const readBy = (notice: NoticeDocument, userId: Uuid): NoticeDocument => ({
  ...notice,
  readBy: { ...notice.readBy, [userId]: true },
});

/** Notifications that were raised after this event stay unread, even when `upTo` is later. */
function allRead(
  reader: NoticeReaderDocument,
  { data: { upTo }, meta }: RecordedEvent<'AllNotificationsRead'>,
): NoticeReaderDocument {
  return { ...reader, readUpTo: upTo < meta.recordedAt ? upTo : meta.recordedAt };
}
