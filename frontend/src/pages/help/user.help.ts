import type { userPages } from '../user.pages.js';
import type { HelpOf } from './page-help.js';

export const userHelp: HelpOf<typeof userPages> = {
  myProfile: {
    question: 'What does the product know of you, and how do you log in?',
    acts: [
      { does: 'Change your name or phone number: colleagues and partners see it wherever you act.' },
      { does: 'Change your password. It logs you out everywhere.' },
    ],
    words: [],
  },
};
