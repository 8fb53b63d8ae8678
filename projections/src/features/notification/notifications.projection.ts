import {
  MOST_PARTS,
  notificationsView,
  readerIdOf,
  type NoticeDocument,
  type NoticeReaderDocument,
  type NotificationDocument,
} from '@covertrail/contracts/notification/notification.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NotificationPart } from '@covertrail/domain/notification/notification.contract';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/**
 * Which notifications did this person get, and which are unread? One document for each person says up to when everything is read,
 * so marking all as read writes one document, and a notification does not depend on who was a member at that time.
 */
export const notifications = defineProjection(notificationsView)({
  version: 12,
  on: {
    NotificationRaised: (_notice, event) => raised(event, { companyId: event.data.companyId, forUserId: null }),
    PersonNotified: (_notice, event) => raised(event, { companyId: null, forUserId: event.data.userId }),
    MembershipGranted: (reader, { data, meta }, id) =>
      reader ?? { id, userId: data.userId, since: meta.recordedAt, readUpTo: '' },
  },
  changes: {
    NotificationExtended: (notice, event) => (isNotice(notice) ? extended(notice, event) : notice),
    NotificationRead: (notice, { data }) => (isNotice(notice) ? readBy(notice, data.userId) : notice),
    AllNotificationsRead: (reader, event) => (isNotice(reader) ? reader : allRead(reader, event)),
  },
  keys: ({ type, data }) =>
    type === 'MembershipGranted' || type === 'AllNotificationsRead'
      ? [readerIdOf(data.companyId, data.userId)]
      : [data.notificationId],
  audience: (before, after) => {
    if (!after) return [];
    if (!isNotice(after)) return before ? [after.userId] : [];
    if (!before || !isNotice(before) || toldOf(before) !== toldOf(after)) return ownersOf(after);
    const readers = new Set(Object.keys(before.readBy));
    return Object.keys(after.readBy).filter((userId) => !readers.has(userId));
  },
});

const isNotice = (document: NotificationDocument): document is NoticeDocument => 'readBy' in document;

const ownersOf = ({ companyId, forUserId }: NoticeDocument): readonly Uuid[] =>
  [companyId, forUserId].flatMap((id) => id ?? []);

function raised(
  { data, meta }: RecordedEvent<'NotificationRaised' | 'PersonNotified'>,
  owner: Pick<NoticeDocument, 'companyId' | 'forUserId'>,
): NoticeDocument {
  const { notificationId, code, destination } = data;
  return {
    id: notificationId,
    ...owner,
    code,
    lastCode: code,
    destination,
    parts: [partOf(data)],
    further: 0,
    raisedAt: meta.recordedAt,
    readBy: {},
  };
}

/** It is as new as what it was extended by, and nobody has read that. */
function extended(notice: NoticeDocument, { data, meta }: RecordedEvent<'NotificationExtended'>): NoticeDocument {
  const isShown = notice.parts.length < MOST_PARTS;
  return {
    ...notice,
    lastCode: data.code,
    parts: isShown ? [...notice.parts, partOf(data)] : notice.parts,
    further: notice.further + (isShown ? 0 : 1),
    raisedAt: meta.recordedAt,
    readBy: {},
  };
}

const partOf = ({ code, params, subject, wider }: NotificationPart): NotificationPart => ({
  code,
  params,
  ...(subject ? { subject } : {}),
  ...(wider ? { wider } : {}),
});

const toldOf = ({ parts, further }: NoticeDocument): number => parts.length + further;

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
