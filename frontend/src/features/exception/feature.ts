import { ShieldCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What a requester excepted, for whom and until when. */
export const exceptionFeature: Feature = {
  name: 'exception',
  routes: [{ path: 'exceptions', ...lazyPage(() => import('./pages/exceptions.page.js')) }],
  menu: [{ path: '/app/exceptions', title: 'Exceptions', icon: ShieldCheck, roles: ['requester'] }],
};
