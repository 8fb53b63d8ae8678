import type { documentPages } from '../document.pages.js';
import type { HelpOf } from './page-help.js';

export const documentHelp: HelpOf<typeof documentPages> = {
  'suppliers/:trackingId/documents': {
    question: 'Which documents does this supplier show you?',
    acts: [{ does: 'Open a document, or save it.' }],
    words: ['document', 'certificate (COI)', 'endorsement, form', 'share'],
  },
};
