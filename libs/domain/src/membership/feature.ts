import { membershipCatalogue } from './membership.catalogue.js';
import { membershipDecider, MEMBERSHIP_CODES } from './membership.decider.js';

export const membership = {
  name: 'membership',
  decider: membershipDecider,
  catalogue: membershipCatalogue,
  codes: MEMBERSHIP_CODES,
} as const;
