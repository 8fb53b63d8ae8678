import type { sharePages } from '../share.pages.js';
import type { HelpOf } from './page-help.js';

export const shareHelp: HelpOf<typeof sharePages> = {
  'shared-policies': {
    question: 'Are you fine with everyone who asks?',
    acts: [
      { does: 'Answer an open request.', needs: 'answerForInsured' },
      { does: 'Share policies with a requester.', needs: 'sharePolicies' },
      { does: 'See on the second tab who sees which policies.' },
    ],
    words: ['requester', 'share', 'request', 'outcome, verdict'],
  },
  'agent-clients/:insuredId/shares': {
    question: 'Who sees the policies of this client, and who has opened them?',
    acts: [
      { does: 'Open a share: its policies, who opened it and who downloaded what.' },
      { does: 'End a share, or enable one that has ended.', needs: 'sharePolicies' },
      { does: 'Switch to the graph: companies, projects, shares and policies, walked by the arrow keys.' },
    ],
    words: ['requester', 'share'],
  },
};
