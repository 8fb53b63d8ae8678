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
};
