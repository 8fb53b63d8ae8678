import type { Catalogue } from '../kernel/event-description.js';
import type { CurePlanEvent } from './cure-plan.contract.js';
import { CURE_PLAN_SENT_UPCASTERS } from './cure-plan.upcasters.js';

export const curePlanCatalogue: Catalogue<CurePlanEvent> = {
  CurePlanSent: {
    feature: 'cure-plan',
    version: 3,
    affectsVerdict: false,
    upcasters: CURE_PLAN_SENT_UPCASTERS,
    // It holds what several requesters require: none of them sees it.
    audience: ({ data: { insuredId, agencyId } }) => ({ companies: [insuredId, agencyId], insuredId }),
  },
};
