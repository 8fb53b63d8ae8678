import { colleaguesView, type ColleagueDocument } from '@covertrail/contracts/membership/membership.views';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** Who is, was, or is to be in this company? */
export const colleagues = defineProjection(colleaguesView)({
  version: 1,
  on: {
    MembershipGranted: (colleague, event) => active(colleague, event),
    MembershipRequested: (_colleague, { data: { userId, companyId }, meta }, id) => ({
      ...{ id, companyId, personId: userId, status: 'pending', access: 'readOnly', permissions: [] },
      primaryContact: false,
      since: meta.recordedAt,
    }),
    PersonInvited: (colleague, { data: { companyId, access, permissions }, meta }, id) => ({
      ...{ id, companyId, personId: id, status: 'invited', access, permissions },
      primaryContact: false,
      since: colleague?.since ?? meta.recordedAt,
    }),
  },
  changes: {
    MembershipRevoked: (colleague, { meta }) => ({
      ...colleague,
      status: 'deactivated',
      primaryContact: false,
      since: meta.recordedAt,
    }),
    MembershipRequestDeclined: () => null,
    InvitationWithdrawn: () => null,
    InvitationAccepted: () => null,
    PrimaryContactChanged: (colleague, { data: { to } }) => ({
      ...colleague,
      primaryContact: colleague.id === to.membershipId,
    }),
  },
  keys: (event) => {
    switch (event.type) {
      case 'PersonInvited':
      case 'InvitationWithdrawn':
      case 'InvitationAccepted':
        return [event.data.invitationId];
      case 'PrimaryContactChanged':
        return [event.data.from.membershipId, event.data.to.membershipId];
      default:
        return [event.data.membershipId];
    }
  },
  audience: (before, after) => [before ?? after].flatMap((colleague) => (colleague ? [colleague.companyId] : [])),
});

function active(
  before: ColleagueDocument | null,
  { data, meta }: RecordedEvent<'MembershipGranted'>,
): ColleagueDocument {
  const { membershipId, userId, companyId, access, permissions, primaryContact } = data;
  const isNew = before?.status !== 'active';
  return {
    ...{ id: membershipId, companyId, personId: userId, status: 'active', access, permissions, primaryContact },
    since: isNew ? meta.recordedAt : before.since,
  };
}
