import { Check } from 'lucide-react';
import { completeReview } from '@covertrail/contracts/compliance-review/compliance-review.calls';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { commandOf } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import type { Bulk } from '#shared/lists/bulk-act';
import { isReady } from './components/review-columns.js';

/** What a requester can do with several reviews; the server refuses those in which something is open. */
export const REVIEW_BULK: Bulk<ComplianceReviewRow> = {
  nameOf: ({ supplierName, projectName }) => `${supplierName}, ${projectName}`,
  acts: [
    {
      key: 'complete',
      text: 'Complete',
      icon: Check,
      fits: isReady,
      question: (count) => `Complete ${plural(count, 'review')}?`,
      explained: 'Nothing of them requires a review any more. Your name and the day are recorded.',
      call: completeReview,
      command: ({ id }) => commandOf(completeReview, { params: { id }, body: { note: '' } }),
      done: (count) => `${plural(count, 'review')} completed.`,
    },
  ],
};
