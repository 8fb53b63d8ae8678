import type { Catalogue } from '../kernel/event-description.js';
import type { AssessmentEvent } from './assessment.contract.js';
import { COMPLIANCE_ASSESSED_UPCASTERS } from './assessment.upcasters.js';

export const assessmentCatalogue: Catalogue<AssessmentEvent> = {
  ComplianceAssessed: {
    feature: 'assessment',
    version: 2,
    affectsVerdict: false,
    upcasters: COMPLIANCE_ASSESSED_UPCASTERS,
    audience: ({ data: { requesterId, insuredId } }) => ({ companies: [requesterId, insuredId], insuredId }),
    effectiveFrom: ({ data }) => data.validAt,
  },
};
