import type { notePages } from '../note.pages.js';
import type { HelpOf } from './page-help.js';

export const noteHelp: HelpOf<typeof notePages> = {
  'suppliers/:trackingId/notes': {
    question: 'What did your colleagues note about this supplier, and what did they review?',
    acts: [
      { does: 'Write a note; only your company reads it.', needs: 'writeNotes' },
      { does: 'Change or remove a note of your own.', needs: 'writeNotes' },
      { does: 'See on the second tab what was accepted or denied, until when and by whom.' },
    ],
    words: ['tracking', 'exception'],
  },
};
