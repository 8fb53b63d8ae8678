import type { assessmentPages } from '../assessment.pages.js';
import type { HelpOf } from './page-help.js';

export const assessmentHelp: HelpOf<typeof assessmentPages> = {
  'suppliers/:trackingId/why': {
    question: 'What is missing at this supplier, why, and who can fix it?',
    acts: [
      { does: 'Read what is missing by its cause, each with the step that fixes it.' },
      { does: 'Grant an exception for a requirement that is not met.', needs: 'decideExceptions' },
      { does: 'Open History to see the verdict of another day.' },
    ],
    words: ['finding', 'outcome, verdict', 'shortfall', 'manual review', 'exception', 'fix', 'cure plan'],
  },
};
