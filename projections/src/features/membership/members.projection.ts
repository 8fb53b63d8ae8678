import { membersView } from '@covertrail/contracts/membership/membership.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Who belongs to this company? */
export const members = defineProjection(membersView)({
  version: 1,
  on: {
    MembershipGranted: (_member, { data: { userId, companyId, access } }, id) => ({ id, companyId, userId, access }),
  },
  changes: { MembershipRevoked: () => null },
  keys: ({ data }) => [data.membershipId],
  audience: (before, after) => [before ?? after].flatMap((member) => (member ? [member.companyId] : [])),
});
