import type { historyPages } from '../history.pages.js';
import type { HelpOf } from './page-help.js';

export const historyHelp: HelpOf<typeof historyPages> = {
  'suppliers/:trackingId/history': {
    question: 'Was this supplier covered on that day, and what did you know?',
    acts: [
      { does: 'Choose the day, and the moment as of which you want to know it.' },
      { does: 'Step through what changed the verdict.' },
    ],
    words: ['tracking history', 'as known on', 'effective', 'gap, lapse', 'outcome, verdict'],
  },
  'policies/:id/history': {
    question: 'What happened to this policy, step by step?',
    acts: [{ does: 'Choose a step to see the policy as it was after it.' }],
    words: ['effective', 'as known on', 'correction'],
  },
};
