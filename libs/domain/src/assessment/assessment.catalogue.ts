import type { Catalogue } from '../catalogue/event-description.js';
import type { AssessmentEvent } from './assessment.contract.js';

/** The requester, the supplier and its agency read the verdict. */
export const assessmentCatalogue: Catalogue<AssessmentEvent> = {
  ComplianceAssessed: {
    feature: 'assessment',
    version: 1,
    affectsVerdict: false,
    upcasters: {},
    audience: ({ data: { requesterId, insuredId } }) => ({ companies: [requesterId, insuredId], insuredId }),
    effectiveFrom: ({ data }) => data.validAt,
  },
};
