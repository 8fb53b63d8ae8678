import { ClipboardCheck, Users } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { usePendingApprovalCount } from './pending-approval-count.hook.js';

/** An agency's clients, and what waits for its approval. */
export const clientFeature: Feature = {
  name: 'client',
  routes: [
    { path: 'agent-clients', ...lazyPage(() => import('./pages/agent-clients.page.js')) },
    { path: 'agent-clients/:insuredId', ...lazyPage(() => import('./pages/client.page.js')) },
    { path: 'agent-verify-again', ...lazyPage(() => import('./pages/verify-again.page.js')) },
    { path: 'agent-pending-approval', ...lazyPage(() => import('./pages/pending-approval.page.js')) },
  ],
  menu: [
    { path: '/app/agent-clients', title: 'Clients', icon: Users, roles: ['agent'] },
    {
      path: '/app/agent-pending-approval',
      title: 'Pending Approvals',
      icon: ClipboardCheck,
      roles: ['agent'],
      useCount: usePendingApprovalCount,
    },
  ],
};
