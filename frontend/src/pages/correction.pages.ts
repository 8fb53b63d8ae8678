import { CalendarClock } from 'lucide-react';
import { definePages } from './page.js';

/** The page of one correction, which every list of them opens. */
const CORRECTION = /^\/app\/suppliers\/[^/]+\/corrections\/[^/]+$/;

export const correctionPages = definePages({
  corrections: { needs: 'readSuppliers', title: 'Corrections', menu: { icon: CalendarClock, alsoAt: CORRECTION } },
  'my-corrections': {
    needs: 'readOwnInsurance',
    title: 'Corrections',
    menu: { icon: CalendarClock, group: 'records', alsoAt: CORRECTION },
  },
  'agent-clients/:insuredId/corrections': { needs: 'readClients', title: 'Corrections' },
  'suppliers/:trackingId/corrections': {
    needs: 'readCompliance',
    title: 'Corrections',
    ofSupplier: 'Corrections',
  },
  'suppliers/:trackingId/corrections/:correctionId': { needs: 'readCompliance', title: 'What a correction changed' },
});
