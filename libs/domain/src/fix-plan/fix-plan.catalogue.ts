import type { Catalogue } from '../kernel/event-description.js';
import type { FixPlanEvent } from './fix-plan.contract.js';
import { FIX_PLAN_SENT_UPCASTERS } from './fix-plan.upcasters.js';

export const fixPlanCatalogue: Catalogue<FixPlanEvent> = {
  FixPlanSent: {
    feature: 'fix-plan',
    version: 3,
    affectsVerdict: false,
    upcasters: FIX_PLAN_SENT_UPCASTERS,
    audience: ({ data: { requesterId, insuredId } }) => ({ companies: [requesterId, insuredId], insuredId }),
  },
};
