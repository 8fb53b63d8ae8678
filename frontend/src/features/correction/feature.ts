import { CalendarClock } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** The page of one correction, which every list of them opens. */
const ONE = /^\/app\/suppliers\/[^/]+\/corrections\/[^/]+$/;

/** What corrected facts changed about past verdicts. */
export const correctionFeature: Feature = {
  name: 'correction',
  routes: [
    pageAt('corrections', () => import('./pages/corrections.page.js')),
    pageAt('my-corrections', () => import('./pages/my-corrections.page.js')),
    pageAt('agent-clients/:insuredId/corrections', () => import('./pages/client-corrections.page.js')),
    pageAt('suppliers/:trackingId/corrections', () => import('./pages/supplier-corrections.page.js')),
    pageAt('suppliers/:trackingId/corrections/:correctionId', () => import('./pages/correction.page.js')),
  ],
  menu: [
    { page: 'corrections', title: 'Corrections', icon: CalendarClock, alsoAt: ONE },
    {
      page: 'my-corrections',
      title: 'Corrections',
      icon: CalendarClock,
      group: 'records',
      alsoAt: ONE,
    },
  ],
  supplierLinks: [{ page: 'suppliers/:trackingId/corrections', title: 'Corrections' }],
};
