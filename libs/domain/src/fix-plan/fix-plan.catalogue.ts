import type { Catalogue } from '../catalogue/event-description.js';
import type { FixPlanEvent } from './fix-plan.contract.js';

export const fixPlanCatalogue: Catalogue<FixPlanEvent> = {
  FixPlanSent: {
    feature: 'fix-plan',
    version: 1,
    affectsVerdict: false,
    upcasters: {},
    audience: ({ data: { requesterId, insuredId } }) => ({ companies: [requesterId, insuredId], insuredId }),
  },
};
