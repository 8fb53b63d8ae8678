import { Building2, LayoutDashboard } from 'lucide-react';
import { definePages } from './page.js';

export const trackingPages = definePages({
  dashboard: { needs: 'readSuppliers', title: 'Tracked Policies', menu: { icon: LayoutDashboard } },
  'dashboard/past-day': { needs: 'readSuppliers', title: 'As of a past day' },
  suppliers: { needs: 'readSuppliers', title: 'Suppliers', menu: { icon: Building2 } },
  'suppliers/:trackingId': { needs: 'readSuppliers', title: 'Supplier', ofSupplier: 'Overview' },
});
