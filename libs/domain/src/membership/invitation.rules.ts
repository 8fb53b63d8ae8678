import type { Uuid } from '../kernel/event.js';
import { maySendLink } from '../kernel/link-pace.js';
import { broken } from './membership-codes.rules.js';
import { grant } from './membership.rules.js';
import type { MembershipCommand, MembershipEvent, PersonInvited } from './membership.contract.js';
import type { CompanyMembers, CompanyMembersState, Invitation } from './company-members.state.js';

type Invite = PersonInvited['data'] & { readonly membershipId: Uuid | null };
type SendAgain = Omit<Extract<MembershipCommand, { type: 'SendInvitationAgain' }>, 'type'>;
type Accept = Omit<Extract<MembershipCommand, { type: 'AcceptInvitation' }>, 'type'>;

/** An address gets one mail a minute and three an hour. Who is invited again while the invitation is open gets another link, and the rights of the later one. */
export function invite({ membershipId, ...data }: Invite, people: CompanyMembersState): MembershipEvent[] {
  if (people && people.companyId !== data.companyId) throw broken('MEMBERSHIP.OF_ANOTHER');
  const status = membershipId === null ? undefined : people?.members[membershipId]?.status;
  if (status === 'active') throw broken('MEMBERSHIP.ALREADY_MEMBER');
  if (status === 'pending') throw broken('MEMBERSHIP.IS_PENDING');
  const requested = people?.invitations[data.invitationId]?.requested ?? [];
  if (data.invitedAt !== undefined && !maySendLink(requested, data.invitedAt))
    throw broken('MEMBERSHIP.INVITED_LATELY');
  return [{ type: 'PersonInvited', data }];
}

/** Nothing where the invitation is no longer open, and where mails went to the address lately: who asks learns neither. */
export function sendAgain({ invitationId, email, at }: SendAgain, people: CompanyMembersState): MembershipEvent[] {
  const invitation = people?.invitations[invitationId];
  if (!people || invitation?.status !== 'invited' || !maySendLink(invitation.requested, at)) return [];
  const { access, permissions } = invitation;
  const { companyId } = people;
  return [{ type: 'PersonInvited', data: { invitationId, companyId, email, access, permissions, invitedAt: at } }];
}

export function withdraw(invitationId: Uuid, state: CompanyMembersState): MembershipEvent[] {
  const { people, invitation } = invitationOf(invitationId, state);
  if (invitation.status === 'withdrawn') return [];
  if (invitation.status === 'accepted') throw broken('MEMBERSHIP.INVITATION_NOT_OPEN');
  return [{ type: 'InvitationWithdrawn', data: { invitationId, companyId: people.companyId } }];
}

/** Active at once [A09]. Who is active already keeps the rights that they have. */
export function accept({ invitationId, membershipId, userId }: Accept, state: CompanyMembersState): MembershipEvent[] {
  const { people, invitation } = invitationOf(invitationId, state);
  if (invitation.status === 'accepted' && invitation.userId === userId) return [];
  if (invitation.status !== 'invited') throw broken('MEMBERSHIP.INVITATION_NOT_OPEN');
  const { companyId } = people;
  const { access, permissions } = invitation;
  const isActive = people.members[membershipId]?.status === 'active';
  return [
    { type: 'InvitationAccepted', data: { invitationId, companyId, userId } },
    ...(isActive ? [] : grant({ membershipId, userId, companyId, access, permissions }, people)),
  ];
}

/** Throws MEMBERSHIP.INVITATION_NOT_OPEN. */
function invitationOf(
  invitationId: Uuid,
  people: CompanyMembersState,
): { readonly people: CompanyMembers; readonly invitation: Invitation } {
  const invitation = people?.invitations[invitationId];
  if (!people || !invitation) throw broken('MEMBERSHIP.INVITATION_NOT_OPEN');
  return { people, invitation };
}
