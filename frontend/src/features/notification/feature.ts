import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { NotificationsMenu } from './components/notifications-menu.js';

/** What a company's people are notified of. */
export const notificationFeature: Feature = {
  name: 'notification',
  routes: [{ path: 'notifications', ...lazyPage(() => import('./pages/notifications.page.js')) }],
  topBar: NotificationsMenu,
};
