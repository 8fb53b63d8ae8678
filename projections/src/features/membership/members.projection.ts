import { membersView } from '@covertrail/contracts/membership/membership.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Who belongs to this company? */
export const members = defineProjection(membersView)({
  version: 2,
  on: {
    MembershipGranted: (member, { data: { userId, companyId, access, primaryContact }, meta }, id) => ({
      id,
      companyId,
      userId,
      access,
      primaryContact,
      since: member?.since ?? meta.recordedAt,
    }),
  },
  changes: {
    MembershipRevoked: () => null,
    PrimaryContactChanged: (member, { data: { to } }) => ({ ...member, primaryContact: member.id === to.membershipId }),
  },
  keys: ({ type, data }) =>
    type === 'PrimaryContactChanged' ? [data.from.membershipId, data.to.membershipId] : [data.membershipId],
  audience: (before, after) => [before ?? after].flatMap((member) => (member ? [member.companyId] : [])),
});
