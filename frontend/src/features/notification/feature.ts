import { notificationPages } from '#pages/notification.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What a company's people are notified of. */
export const notificationFeature: Feature = {
  name: 'notification',
  routes: pageRoutes(notificationPages, {
    notifications: () => import('./pages/notifications.page.js'),
  }),
  frame: () => import('./notification.frame.js'),
};
