import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { NotificationPage } from './notification.replies.js';
import type { MarkAsReadDto, NotificationListDto } from './notification.inputs.js';

export const notificationList = query<{ query: NotificationListDto; reply: NotificationPage }>()('notifications', {
  needs: 'readNotifications',
  view: 'notifications',
  rowsAt: 'notifications',
  totalAt: 'totalNotificationsCount',
});

/** The ids may be in the body or in the query [B02]. */
export const markAsRead = command<{
  query: MarkAsReadDto;
  body: MarkAsReadDto;
  reply: { notificationId: Uuid | null };
}>()('PUT', 'mark-notification-as-read', { needs: 'readNotifications', settles: ['notifications'] });
