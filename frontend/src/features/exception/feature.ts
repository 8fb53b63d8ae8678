import { ShieldCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What a requester excepted, for whom and until when. */
export const exceptionFeature: Feature = {
  name: 'exception',
  routes: [pageAt('exceptions', () => import('./pages/exceptions.page.js'))],
  menu: [{ page: 'exceptions', title: 'Exceptions', icon: ShieldCheck }],
};
