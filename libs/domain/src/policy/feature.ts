import { policyCatalogue } from './policy.catalogue.js';
import { policyDecider, POLICY_CODES } from './policy.decider.js';

export const policy = {
  name: 'policy',
  decider: policyDecider,
  catalogue: policyCatalogue,
  codes: POLICY_CODES,
} as const;
