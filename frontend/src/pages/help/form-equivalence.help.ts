import type { formEquivalencePages } from '../form-equivalence.pages.js';
import type { HelpOf } from './page-help.js';

export const formEquivalenceHelp: HelpOf<typeof formEquivalencePages> = {
  forms: {
    question: 'What does each endorsement form give?',
    acts: [
      { does: 'Find a form by its number, also as it is written on a policy.' },
      { does: 'Say what a form gives that the product does not know.', needs: 'manageForms' },
    ],
    words: ['form index', 'endorsement, form', 'additional insured', 'waiver of subrogation'],
  },
  'forms/details': {
    question: 'What does this form give, edition by edition?',
    acts: [
      { does: 'Read what the product knows and what your company says.' },
      { does: 'Change or withdraw what your company says.', needs: 'manageForms' },
    ],
    words: ['form index', 'endorsement, form'],
  },
};
