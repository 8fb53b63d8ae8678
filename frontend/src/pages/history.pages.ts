import { definePages } from './page.js';

export const historyPages = definePages({
  'suppliers/:trackingId/history': { needs: 'readCompliance', title: 'History', ofSupplier: 'History' },
  'policies/:id/history': { needs: 'readInsurance', title: 'History' },
});
