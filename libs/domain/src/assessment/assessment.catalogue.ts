import type { Catalogue } from '../kernel/event-description.js';
import type { AssessmentEvent } from './assessment.contract.js';

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
