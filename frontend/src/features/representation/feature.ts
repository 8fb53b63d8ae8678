import { Handshake } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** Which agency is the agency of record of an insured. */
export const representationFeature: Feature = {
  name: 'representation',
  routes: [pageAt('my-agent', () => import('./pages/my-agent.page.js'))],
  menu: [{ page: 'my-agent', title: 'My Agent', icon: Handshake }],
};
