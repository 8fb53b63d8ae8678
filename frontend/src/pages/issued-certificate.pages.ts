import { FileBadge } from 'lucide-react';
import { definePages } from './page.js';

export const issuedCertificatePages = definePages({
  'agent-clients/:insuredId/certificates': { needs: 'readClients', title: 'Issued certificates' },
  'agent-clients/:insuredId/certificates/many': { needs: 'issueCertificates', title: 'Issue to many holders' },
  'agent-clients/:insuredId/certificates/many/:batchId': { needs: 'issueCertificates', title: 'Certificates for many' },
  'issued-certificates': {
    needs: 'readOwnInsurance',
    title: 'Issued Certificates',
    menu: { icon: FileBadge, group: 'records' },
  },
});
