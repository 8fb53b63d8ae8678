import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { ComplianceReviewEvent } from './compliance-review.contract.js';

/** How a requester organizes its reviews is its own. */
const common = {
  feature: 'compliance-review',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly requesterId: Uuid } }) => ({ companies: [data.requesterId] }),
} as const;

export const complianceReviewCatalogue: Catalogue<ComplianceReviewEvent> = {
  ReviewRequested: { ...common, effectiveFrom: ({ data }) => data.requestedOn },
  ReviewAssigned: common,
  ReviewCompleted: common,
  ReviewReopened: common,
};
