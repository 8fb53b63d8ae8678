import type { Uuid } from '../kernel/event.js';
import type { Audience, Catalogue } from '../kernel/event-description.js';
import { MEMBERSHIP_PERSONAL, type MembershipEvent } from './membership.contract.js';

const common = { feature: 'membership', version: 1, upcasters: {}, affectsVerdict: false } as const;

/** The company, and the person whose place it is. */
const seenBy = ({ companyId, userId }: { readonly companyId: Uuid; readonly userId: Uuid }): Audience => ({
  companies: [companyId],
  users: [userId],
});

export const membershipCatalogue: Catalogue<MembershipEvent> = {
  MembershipGranted: { ...common, audience: ({ data }) => seenBy(data) },
  MembershipRevoked: { ...common, audience: ({ data }) => seenBy(data) },
  MembershipRequested: { ...common, audience: ({ data }) => seenBy(data) },
  MembershipRequestApproved: { ...common, audience: ({ data }) => seenBy(data) },
  MembershipRequestDeclined: { ...common, audience: ({ data }) => seenBy(data) },
  PersonInvited: {
    ...common,
    personal: MEMBERSHIP_PERSONAL['PersonInvited'],
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  InvitationWithdrawn: { ...common, audience: ({ data }) => ({ companies: [data.companyId] }) },
  InvitationAccepted: { ...common, audience: ({ data }) => seenBy(data) },
  PrimaryContactChanged: { ...common, audience: ({ data }) => ({ companies: [data.companyId] }) },
};
