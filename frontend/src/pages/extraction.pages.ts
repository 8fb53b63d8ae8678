import { definePages } from './page.js';

export const extractionPages = definePages({
  'certificate-readings/:id': { needs: 'keepPolicies', title: 'Confirm certificate' },
});
