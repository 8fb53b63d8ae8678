import { CalendarClock } from 'lucide-react';
import type { Feature, RouteHandle } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** For every role: the supplier and its agent read the same pages as the requester. */
const SHARED = { handle: { forEveryRole: true } satisfies RouteHandle };

/** The page of one correction, which every list of them opens. */
const ONE = /^\/app\/suppliers\/[^/]+\/corrections\/[^/]+$/;

/** What corrected facts changed about past verdicts. */
export const correctionFeature: Feature = {
  name: 'correction',
  routes: [
    { path: 'corrections', ...lazyPage(() => import('./pages/corrections.page.js')) },
    { path: 'my-corrections', ...lazyPage(() => import('./pages/my-corrections.page.js')) },
    { path: 'agent-clients/:insuredId/corrections', ...lazyPage(() => import('./pages/client-corrections.page.js')) },
    {
      path: 'suppliers/:trackingId/corrections',
      ...SHARED,
      ...lazyPage(() => import('./pages/supplier-corrections.page.js')),
    },
    {
      path: 'suppliers/:trackingId/corrections/:correctionId',
      ...SHARED,
      ...lazyPage(() => import('./pages/correction.page.js')),
    },
  ],
  menu: [
    { path: '/app/corrections', title: 'Corrections', icon: CalendarClock, roles: ['requester'], alsoAt: ONE },
    {
      path: '/app/my-corrections',
      title: 'Corrections',
      icon: CalendarClock,
      roles: ['insured'],
      group: 'records',
      alsoAt: ONE,
    },
  ],
  supplierLinks: [{ path: 'corrections', title: 'Corrections', roles: ['requester', 'insured', 'agent'] }],
};
