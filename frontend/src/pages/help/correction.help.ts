import type { correctionPages } from '../correction.pages.js';
import type { HelpOf } from './page-help.js';

export const correctionHelp: HelpOf<typeof correctionPages> = {
  corrections: {
    question: 'What did you say of suppliers that was not true?',
    acts: [{ does: 'Open a correction to see which days it changed and what rests on them.' }],
    words: ['correction', 'as known on', 'exception'],
  },
  'my-corrections': {
    question: 'What were your requesters shown that was not true?',
    acts: [{ does: 'Open a correction to see which days it changed.' }],
    words: ['correction', 'as known on', 'requester'],
  },
  'agent-clients/:insuredId/corrections': {
    question: 'What were the requesters of this client shown that was not true?',
    acts: [{ does: 'Open a correction to see which days it changed.' }],
    words: ['correction', 'as known on'],
  },
  'suppliers/:trackingId/corrections': {
    question: 'What was said of this supplier that was not true?',
    acts: [{ does: 'Open a correction to see which days it changed.' }],
    words: ['correction', 'as known on'],
  },
  'suppliers/:trackingId/corrections/:correctionId': {
    question: 'Which days did this correction change, and what rests on them?',
    acts: [
      { does: 'Compare what was shown with what was true.' },
      { does: 'Open the exceptions and notices that rest on it.' },
    ],
    words: ['correction', 'outcome, verdict', 'as known on', 'exception'],
  },
};
