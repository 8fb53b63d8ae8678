import { definePages } from './page.js';

export const documentPages = definePages({
  'suppliers/:trackingId/documents': { needs: 'readSuppliers', title: 'Documents', ofSupplier: 'Documents' },
});
