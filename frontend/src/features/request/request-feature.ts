import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Asking suppliers for proof of insurance. */
export const requestFeature: Feature = {
  name: 'request',
  routes: [{ path: 'request-coverage', ...lazyPage(() => import('./pages/request-coverage.page.js')) }],
};
