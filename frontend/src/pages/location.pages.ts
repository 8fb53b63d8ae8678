import { definePages } from './page.js';

export const locationPages = definePages({
  'suppliers/:trackingId/locations': {
    needs: 'readSuppliers',
    title: 'Locations and vehicles',
    ofSupplier: 'Locations and vehicles',
  },
});
