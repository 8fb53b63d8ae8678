import type { representationPages } from '../representation.pages.js';
import type { HelpOf } from './page-help.js';

export const representationHelp: HelpOf<typeof representationPages> = {
  'my-agent': {
    question: 'Which agencies manage your policies?',
    acts: [
      { does: 'Accept or refuse an agency that asks to be yours.', needs: 'appointAgency' },
      { does: 'Approve that one of your agencies takes over from another one.', needs: 'appointAgency' },
      { does: 'End what an agency does for you.', needs: 'appointAgency' },
    ],
    words: ['agency of record', 'appointment', 'broker of record letter', 'agency, agent'],
  },
};
