import { ClipboardCheck } from 'lucide-react';
import { definePages } from './page.js';

export const complianceReviewPages = definePages({
  'compliance-reviews': { needs: 'readSuppliers', title: 'Compliance Reviews', menu: { icon: ClipboardCheck } },
});
