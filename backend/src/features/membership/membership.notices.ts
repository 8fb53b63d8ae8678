import { defineNotices } from '#notices/define-notices';
import { notice } from '#notices/notice';

/** Notifies a company of who waits for the approval of its primary contact, and of who it now consists of [A09] [B02]. */
export const membershipNotices = defineNotices({
  MembershipRequested: async ({ data: { companyId } }, names) => [
    notice(companyId, 'MEMBERSHIP.REQUESTED', 'pendingUsers', { company: await names.company(companyId) }),
  ],
  InvitationAccepted: async ({ data: { companyId } }, names) => [
    notice(companyId, 'MEMBERSHIP.ACCEPTED', 'companyAdmin', { company: await names.company(companyId) }),
  ],
  PrimaryContactChanged: async ({ data: { companyId } }, names) => [
    notice(companyId, 'MEMBERSHIP.CONTACT_CHANGED', 'companyDashboard', { company: await names.company(companyId) }),
  ],
});
