import type { Catalogue } from '../kernel/event-description.js';
import type { MembershipEvent } from './membership.contract.js';

const common = { feature: 'membership', version: 1, upcasters: {}, affectsVerdict: false } as const;

export const membershipCatalogue: Catalogue<MembershipEvent> = {
  MembershipGranted: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId], users: [data.userId] }),
  },
  MembershipRevoked: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId], users: [data.userId] }),
  },
};
