import type { Catalogue } from '../catalogue/event-description.js';
import type { CurePlanEvent } from './cure-plan.contract.js';

export const curePlanCatalogue: Catalogue<CurePlanEvent> = {
  CurePlanSent: {
    feature: 'cure-plan',
    version: 1,
    affectsVerdict: false,
    upcasters: {},
    // It holds what several requesters require: none of them sees it.
    audience: ({ data: { insuredId, agencyId } }) => ({ companies: [insuredId, agencyId], insuredId }),
  },
};
