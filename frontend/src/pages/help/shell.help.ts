import type { shellPages } from '../shell.pages.js';
import type { HelpOf } from './page-help.js';

export const shellHelp: HelpOf<typeof shellPages> = {
  'page-not-found': {
    question: 'Why is there nothing at this address?',
    acts: [{ does: 'Go back to your first page, or find a page by Go to… in the header.' }],
    words: [],
  },
  'unauthorized-access': {
    question: 'Why may you not open this page?',
    acts: [{ does: 'Go back to your first page. Who keeps the people of your company can change what you may do.' }],
    words: [],
  },
  'server-error': {
    question: 'What went wrong?',
    acts: [{ does: 'Go back to your first page and try again.' }],
    words: [],
  },
};
