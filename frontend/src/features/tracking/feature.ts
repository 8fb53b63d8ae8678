import { Building2, LayoutDashboard } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** The requester's tracked suppliers. */
export const trackingFeature: Feature = {
  name: 'tracking',
  routes: [
    pageAt('dashboard', () => import('./pages/dashboard.page.js')),
    pageAt('suppliers', () => import('./pages/suppliers.page.js')),
    pageAt('suppliers/:trackingId', () => import('./pages/supplier.page.js')),
  ],
  supplierLinks: [{ page: 'suppliers/:trackingId', title: 'Overview' }],
  menu: [
    { page: 'dashboard', title: 'Tracked Policies', icon: LayoutDashboard },
    { page: 'suppliers', title: 'Suppliers', icon: Building2 },
  ],
};
