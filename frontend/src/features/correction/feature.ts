import { CalendarClock } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What corrected facts changed about the past verdicts of a requester's suppliers. */
export const correctionFeature: Feature = {
  name: 'correction',
  routes: [
    { path: 'corrections', ...lazyPage(() => import('./pages/corrections.page.js')) },
    { path: 'suppliers/:trackingId/corrections/:correctionId', ...lazyPage(() => import('./pages/correction.page.js')) },
  ],
  menu: [{ path: '/app/corrections', title: 'Corrections', icon: CalendarClock, roles: ['requester'] }],
};
