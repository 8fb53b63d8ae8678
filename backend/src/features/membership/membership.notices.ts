import { defineNotices } from '#notices/define-notices';
import { notice } from '#notices/notice';

/** Notifies a company that somebody waits for the approval of its primary contact [A09]. */
export const membershipNotices = defineNotices({
  MembershipRequested: async ({ data: { companyId } }, names) => [
    notice(companyId, 'MEMBERSHIP.REQUESTED', 'pendingUsers', { company: await names.company(companyId) }),
  ],
});
