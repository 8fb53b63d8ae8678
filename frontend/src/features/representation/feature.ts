import { Handshake } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Which agency is the agency of record of an insured. */
export const representationFeature: Feature = {
  name: 'representation',
  routes: [{ path: 'my-agent', ...lazyPage(() => import('./pages/my-agent.page.js')) }],
  menu: [{ path: '/app/my-agent', title: 'My Agent', icon: Handshake, roles: ['insured'] }],
};
