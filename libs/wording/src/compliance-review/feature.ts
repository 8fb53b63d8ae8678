import type { ComplianceReviewEvent } from '@covertrail/domain/compliance-review/compliance-review.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { complianceReviewSentences } from './compliance-review.sentences.js';

export const complianceReview: FeatureWording<ComplianceReviewEvent> = {
  about: 'Compliance reviews',
  sentences: complianceReviewSentences,
};
