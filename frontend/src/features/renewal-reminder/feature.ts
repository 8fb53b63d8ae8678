import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Reminders of renewals: the page behind the link of their mail. */
export const renewalReminderFeature: Feature = {
  name: 'renewal-reminder',
  openRoutes: [{ path: '/activity-notes', ...lazyPage(() => import('./activity-notes/activity-notes.page.js')) }],
};
