import { companyMembersDecider } from './company-members.decider.js';
import { MEMBERSHIP_CODES } from './membership-codes.rules.js';
import { membershipCatalogue } from './membership.catalogue.js';

export const membership = {
  name: 'membership',
  decider: companyMembersDecider,
  catalogue: membershipCatalogue,
  codes: MEMBERSHIP_CODES,
} as const;
