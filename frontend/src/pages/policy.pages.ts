import { FileCheck2 } from 'lucide-react';
import { definePages } from './page.js';

export const policyPages = definePages({
  'my-policies': { needs: 'readOwnInsurance', title: 'My Policies', menu: { icon: FileCheck2 } },
  'policies/new': { needs: 'keepPolicies', title: 'Add policy' },
  'policies/:id': { needs: 'readInsurance', title: 'Policy' },
  'policies/:id/replace': { needs: 'keepPolicies', title: 'Replace policy' },
  'suppliers/:trackingId/coverage': { needs: 'readSuppliers', title: 'Coverage', ofSupplier: 'Coverage' },
});
