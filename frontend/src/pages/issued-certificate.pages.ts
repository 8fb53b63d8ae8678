import { FileBadge } from 'lucide-react';
import { definePages } from './page.js';

export const issuedCertificatePages = definePages({
  'agent-clients/:insuredId/certificates': { needs: 'readClients', title: 'Issued certificates' },
  'issued-certificates': {
    needs: 'readOwnInsurance',
    title: 'Issued Certificates',
    menu: { icon: FileBadge, group: 'records' },
  },
});
