import { ClipboardCheck, Users } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';
import { usePendingApprovalCount } from './pending-approval-count.hook.js';

/** An agency's clients, and what waits for its approval. */
export const clientFeature: Feature = {
  name: 'client',
  routes: [
    pageAt('agent-clients', () => import('./pages/agent-clients.page.js')),
    pageAt('agent-clients/:insuredId', () => import('./pages/client.page.js')),
    pageAt('agent-verify-again', () => import('./pages/verify-again.page.js')),
    pageAt('agent-pending-approval', () => import('./pages/pending-approval.page.js')),
  ],
  menu: [
    { page: 'agent-clients', title: 'Clients', icon: Users },
    {
      page: 'agent-pending-approval',
      title: 'Pending Approvals',
      icon: ClipboardCheck,
      useCount: usePendingApprovalCount,
    },
  ],
};
