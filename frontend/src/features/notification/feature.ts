import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';
import { NotificationsMenu } from './components/notifications-menu.js';

/** What a company's people are notified of. */
export const notificationFeature: Feature = {
  name: 'notification',
  routes: [pageAt('notifications', () => import('./pages/notifications.page.js'))],
  topBar: NotificationsMenu,
};
