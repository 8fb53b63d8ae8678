import type { issuedCertificatePages } from '../issued-certificate.pages.js';
import type { HelpOf } from './page-help.js';

export const issuedCertificateHelp: HelpOf<typeof issuedCertificatePages> = {
  'agent-clients/:insuredId/certificates': {
    question: 'Which certificates did your agency issue of this client’s policies, and to whom?',
    acts: [
      { does: 'Issue a certificate of policies that are in force and approved.', needs: 'issueCertificates' },
      { does: 'Issue one again, as the policies stand today.', needs: 'issueCertificates' },
      { does: 'Download a certificate as a PDF.' },
    ],
    words: ['certificate (COI)', 'certificate holder'],
  },
  'agent-clients/:insuredId/certificates/many': {
    question: 'Who gets the same certificate of this client?',
    acts: [
      { does: 'Choose holders of the address books, and issue to all of them at once.', needs: 'issueCertificates' },
      { does: 'Issue to those who have a policy by a share.', needs: 'issueCertificates' },
    ],
    words: ['certificate (COI)', 'certificate holder'],
  },
  'agent-clients/:insuredId/certificates/many/:batchId': {
    question: 'How far are the certificates, and what became of each holder?',
    acts: [{ does: 'Download all of them as one archive, or the list as a file.' }],
    words: ['certificate (COI)', 'certificate holder'],
  },
  'issued-certificates': {
    question: 'Which certificates did your agents issue of your policies, and to whom?',
    acts: [{ does: 'Download a certificate as a PDF.' }],
    words: ['certificate (COI)', 'certificate holder'],
  },
};
