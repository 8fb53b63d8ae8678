import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { NotificationPage } from './notification.replies.js';

interface NotificationQuery extends PageDto {
  readonly userId?: Uuid;
}

/** One notification, or a recipient to mark all of theirs. */
export interface MarkedAsRead {
  readonly notificationId?: Uuid;
  readonly userId?: Uuid;
  readonly recipientId?: Uuid;
}

export const notificationList = query<{ query: NotificationQuery; reply: NotificationPage }>()('notifications', {
  needs: 'readNotifications',
  view: 'notifications',
  rowsAt: 'notifications',
  totalAt: 'totalNotificationsCount',
});

/** The ids may be in the body, or in the query as the specification has it. */
export const markAsRead = command<{
  query: MarkedAsRead;
  body: MarkedAsRead;
  reply: { notificationId: Uuid | null };
}>()('PUT', 'mark-notification-as-read', { needs: 'readNotifications', settles: ['notifications'] });
