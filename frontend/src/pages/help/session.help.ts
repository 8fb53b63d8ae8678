import type { sessionPages } from '../session.pages.js';
import type { HelpOf } from './page-help.js';

export const sessionHelp: HelpOf<typeof sessionPages> = {
  'myProfile/security': {
    question: 'How is your account protected besides its password, and where are you logged in?',
    acts: [
      { does: 'Turn on an authenticator app: each log-in then asks for a code of it as well.' },
      { does: 'Make new recovery codes, each of which opens your account once without the app.' },
      { does: 'End a session that is open in another browser, or all of them at once.' },
    ],
    words: [],
  },
};
