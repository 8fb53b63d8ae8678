import type { extractionPages } from '../extraction.pages.js';
import type { HelpOf } from './page-help.js';

export const extractionHelp: HelpOf<typeof extractionPages> = {
  'certificate-readings/:id': {
    question: 'Is what was read on the certificate right, and what of it do your policies state?',
    acts: [
      { does: 'Accept a field with Enter, correct it with E, leave it with Space.', needs: 'keepPolicies' },
      { does: 'Accept at once all that is sure.', needs: 'keepPolicies' },
      { does: 'Enter what you confirmed into policies.', needs: 'keepPolicies' },
    ],
    words: ['certificate (COI)', 'policy', 'source, grade, age'],
  },
};
