import type { complianceReviewPages } from '../compliance-review.pages.js';
import type { HelpOf } from './page-help.js';

export const complianceReviewHelp: HelpOf<typeof complianceReviewPages> = {
  'compliance-reviews': {
    question: 'What waits for a review of yours?',
    acts: [
      { does: 'Open a row to see its findings; those that wait longest come first.' },
      { does: 'Accept or refuse what needs your judgment.', needs: 'reviewSuppliers' },
    ],
    words: ['compliance review', 'manual review', 'finding'],
  },
};
