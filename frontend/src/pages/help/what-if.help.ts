import type { whatIfPages } from '../what-if.pages.js';
import type { HelpOf } from './page-help.js';

export const whatIfHelp: HelpOf<typeof whatIfPages> = {
  'what-if/:whatIfId': {
    question: 'What would this change do, to whom?',
    acts: [{ does: 'Read who would meet more or less than now.' }, { does: 'Go back to change it, or save it there.' }],
    words: ['what-if', 'outcome, verdict', 'as known on'],
  },
};
