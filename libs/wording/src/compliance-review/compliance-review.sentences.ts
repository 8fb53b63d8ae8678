import type { ComplianceReviewEvent } from '@covertrail/domain/compliance-review/compliance-review.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { ended, named, plain } from '../text/sentence-parts.js';

const review = ({ insuredId, projectId }: ComplianceReviewEvent['data'], names: Names): string =>
  `compliance review of ${named(names.company(insuredId))} for ${named(names.project(projectId))}`;

export const complianceReviewSentences: Sentences<ComplianceReviewEvent> = {
  ReviewRequested: { sentence: ({ data }, names) => `The ${review(data, names)} is pending.`, changes: () => [] },
  ReviewAssigned: {
    sentence: ({ data }, names) =>
      data.to === null
        ? `The ${review(data, names)} is assigned to nobody.`
        : `The ${review(data, names)} was assigned to ${named(names.person(data.to))}.`,
    changes: () => [],
  },
  ReviewCompleted: {
    sentence: ({ data }, names) =>
      ended(`The ${review(data, names)} is complete${data.note.trim() === '' ? '' : `: ${plain(data.note)}`}`),
    changes: () => [],
  },
  ReviewReopened: {
    sentence: ({ data }, names) => ended(`The ${review(data, names)} is pending again: ${plain(data.reason)}`),
    changes: () => [],
  },
};
