import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Pages for whoever tries or develops the product. */
export const devFeature: Feature = {
  name: 'dev',
  openRoutes: [{ path: '/dev/mailbox', ...lazyPage(() => import('./pages/mailbox.page.js')) }],
};
