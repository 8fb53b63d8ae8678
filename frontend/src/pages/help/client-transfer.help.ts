import type { clientTransferPages } from '../client-transfer.pages.js';
import type { HelpOf } from './page-help.js';

export const clientTransferHelp: HelpOf<typeof clientTransferPages> = {
  transfers: {
    question: 'Which clients come to your agency or leave it, and whose turn is it?',
    acts: [
      { does: 'Start a transfer of a client.', needs: 'transferClients' },
      { does: 'Open a transfer to see its next step.' },
    ],
    words: ['transfer', 'agency of record', 'broker of record letter'],
  },
  'transfers/:transferId': {
    question: 'What is the next step of this transfer, and who takes it?',
    acts: [
      { does: 'Approve, refuse or complete your step.', needs: 'transferClients' },
      { does: 'Watch the steps of the other agency as they are taken.' },
    ],
    words: ['transfer', 'agency of record', 'carry-over'],
  },
};
