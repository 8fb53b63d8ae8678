import { curePlanCatalogue } from './cure-plan.catalogue.js';
import { curePlanDecider, CURE_PLAN_CODES } from './cure-plan.decider.js';

export const curePlan = {
  name: 'cure-plan',
  decider: curePlanDecider,
  catalogue: curePlanCatalogue,
  codes: CURE_PLAN_CODES,
} as const;
