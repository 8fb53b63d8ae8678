import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** The page behind the link of a request that came by e-mail. */
export const invitationFeature: Feature = {
  name: 'invitation',
  openRoutes: [{ path: '/invitation', ...lazyPage(() => import('./invitation.page.js')) }],
};
