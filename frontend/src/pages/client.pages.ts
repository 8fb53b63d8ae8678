import { ClipboardCheck, Users } from 'lucide-react';
import { definePages } from './page.js';

export const clientPages = definePages({
  'agent-clients': { needs: 'readClients', title: 'Clients', menu: { icon: Users } },
  'agent-clients/:insuredId': { needs: 'readClients', title: 'Client' },
  'agent-pending-approval': {
    needs: 'readClients',
    title: 'Pending Approvals',
    menu: { icon: ClipboardCheck, badge: 'pendingApprovals' },
  },
  'agent-verify-again': { needs: 'readClients', title: 'Verify Again' },
});
