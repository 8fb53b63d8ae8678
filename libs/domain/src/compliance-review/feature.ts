import { complianceReviewCatalogue } from './compliance-review.catalogue.js';
import { complianceReviewDecider, COMPLIANCE_REVIEW_CODES } from './compliance-review.decider.js';

export const complianceReview = {
  name: 'compliance-review',
  decider: complianceReviewDecider,
  catalogue: complianceReviewCatalogue,
  codes: COMPLIANCE_REVIEW_CODES,
} as const;
