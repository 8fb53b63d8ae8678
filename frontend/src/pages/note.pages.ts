import { definePages } from './page.js';

export const notePages = definePages({
  'suppliers/:trackingId/notes': { needs: 'readSuppliers', title: 'Notes', ofSupplier: 'Notes' },
});
