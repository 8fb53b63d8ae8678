import type { clientPages } from '../client.pages.js';
import type { HelpOf } from './page-help.js';

export const clientHelp: HelpOf<typeof clientPages> = {
  'agent-clients': {
    question: 'Which clients does your agency have, and which of them need you?',
    acts: [
      { does: 'Add a client.', needs: 'addClients' },
      { does: 'Open a client to see how it stands with everyone who asks.' },
    ],
    words: ['agency of record', 'insured', 'policy'],
  },
  'agent-clients/:insuredId': {
    question: 'Is this client fine with everyone who asks?',
    acts: [
      { does: 'Answer an open request for the client.', needs: 'answerForInsured' },
      { does: 'Add a policy of the client.', needs: 'keepPolicies' },
      { does: 'Open a requester to see what is missing.' },
    ],
    words: ['requester', 'request', 'share', 'agency of record', 'outcome, verdict'],
  },
  'agent-pending-approval': {
    question: 'Is this change of a policy right?',
    acts: [
      { does: 'Approve or reject the change; the next in the queue opens.', needs: 'approvePolicies' },
      { does: 'Compare what changed with the document beside it.' },
      { does: 'Move through the queue by J and K.' },
    ],
    words: ['policy', 'document', 'evidence', 'share'],
  },
  'agent-verify-again': {
    question: 'Which policies did your agency verify so long ago that a requester may want it again?',
    acts: [{ does: 'Open a policy and verify it again.', needs: 'approvePolicies' }],
    words: ['source, grade, age', 'policy'],
  },
};
