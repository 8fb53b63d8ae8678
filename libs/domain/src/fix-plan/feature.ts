import { fixPlanCatalogue } from './fix-plan.catalogue.js';
import { fixPlanDecider, FIX_PLAN_CODES } from './fix-plan.decider.js';

export const fixPlan = {
  name: 'fix-plan',
  decider: fixPlanDecider,
  catalogue: fixPlanCatalogue,
  codes: FIX_PLAN_CODES,
} as const;
