import { definePages } from './page.js';

export const assessmentPages = definePages({
  'suppliers/:trackingId/why': { needs: 'readCompliance', title: 'Why?', ofSupplier: 'Why' },
});
