import type { exceptionPages } from '../exception.pages.js';
import type { HelpOf } from './page-help.js';

export const exceptionHelp: HelpOf<typeof exceptionPages> = {
  exceptions: {
    question: 'What did you except, for whom and until when?',
    acts: [
      { does: 'Open a row to see the findings that it is about.' },
      { does: 'Withdraw an exception that no longer holds.', needs: 'decideExceptions' },
    ],
    words: ['exception', 'pin', 'finding'],
  },
};
