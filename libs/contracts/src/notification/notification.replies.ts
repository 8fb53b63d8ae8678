import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Destination, NotificationSubject } from '@covertrail/domain/notification/notification.contract';

/** A notification [B02]. `data` is the key of the page that the notification opens. */
export interface NotificationItem {
  readonly id: Uuid;
  readonly title: string;
  readonly description: string;
  readonly timestamp: Instant;
  readonly unread: boolean;
  readonly recipientId: Uuid;
  readonly data: Destination;
  readonly subject?: NotificationSubject;
}

export interface NotificationPage {
  readonly notifications: readonly NotificationItem[];
  readonly totalNotificationsCount: number;
  readonly unreadNotificationCount: number;
}
