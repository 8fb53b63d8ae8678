import { Building2, LayoutDashboard } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** The requester's tracked suppliers. */
export const trackingFeature: Feature = {
  name: 'tracking',
  routes: [
    { path: 'dashboard', ...lazyPage(() => import('./pages/dashboard.page.js')) },
    { path: 'suppliers', ...lazyPage(() => import('./pages/suppliers.page.js')) },
    { path: 'suppliers/:trackingId', ...lazyPage(() => import('./pages/supplier.page.js')) },
  ],
  supplierLinks: [{ path: '', title: 'Overview', roles: ['requester'] }],
  menu: [
    { path: '/app/dashboard', title: 'Tracked Policies', icon: LayoutDashboard, roles: ['requester'] },
    { path: '/app/suppliers', title: 'Suppliers', icon: Building2, roles: ['requester'] },
  ],
};
