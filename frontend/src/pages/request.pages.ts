import { Inbox, Send } from 'lucide-react';
import { definePages } from './page.js';

export const requestPages = definePages({
  'request-coverage': {
    needs: 'readSentRequests',
    title: 'Requests sent',
    description: 'Pending Request for Insurance',
    menu: { icon: Send },
  },
  'suppliers/:trackingId/requests': { needs: 'readSentRequests', title: 'Requests', ofSupplier: 'Requests' },
  'pending-requests': {
    needs: 'readOwnInsurance',
    title: 'Open Requests',
    menu: { icon: Inbox, badge: 'openRequests' },
  },
  'pending-requests/:requestId': { needs: 'readOwnInsurance', title: 'Answer a request' },
  'agent-insured-requests': {
    needs: 'readClients',
    title: 'Open Requests',
    menu: { icon: Inbox, badge: 'openRequests' },
  },
  'agent-insured-requests/:requestId': { needs: 'readClients', title: 'Answer a request' },
});
