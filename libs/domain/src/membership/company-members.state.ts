import type { Instant, Uuid } from '../kernel/event.js';
import { askedLately } from '../kernel/link-pace.js';
import type { MemberRights, MembershipEvent, MembershipGranted } from './membership.contract.js';

/** Someone who is, was, or wants to be of the company, with the rights granted last. */
export interface Member extends MemberRights {
  readonly membershipId: Uuid;
  readonly userId: Uuid;
  readonly status: 'pending' | 'declined' | 'active' | 'revoked';
  /** When the person last asked to join, where that is known. */
  readonly requestedAt?: Instant | undefined;
}

/** Someone who was asked to join. `userId` is set once the person did. */
export interface Invitation extends MemberRights {
  readonly invitationId: Uuid;
  readonly status: 'invited' | 'withdrawn' | 'accepted';
  /** When mails were requested, within the hour before the last of them. */
  readonly requested: readonly Instant[];
  readonly userId: Uuid | null;
}

/** The people of one company, by the ids of memberships and invitations. `primaryContact` is a membership. */
export interface CompanyMembers {
  readonly companyId: Uuid;
  readonly members: Readonly<Record<Uuid, Member>>;
  readonly invitations: Readonly<Record<Uuid, Invitation>>;
  readonly primaryContact: Uuid | null;
}

/** Null before the company had anybody. */
export type CompanyMembersState = CompanyMembers | null;

const nobody = (companyId: Uuid): CompanyMembers => ({ companyId, members: {}, invitations: {}, primaryContact: null });

const NO_RIGHTS: MemberRights = { access: 'readOnly', permissions: [] };

/** What an event changes of the people. */
export function afterEvent(state: CompanyMembersState, { type, data }: MembershipEvent): CompanyMembers {
  const people = state ?? nobody(data.companyId);
  switch (type) {
    case 'MembershipGranted':
      return granted(people, data);
    case 'MembershipRevoked': {
      const { primaryContact } = people;
      const left = withStatus(people, data.membershipId, 'revoked');
      return { ...left, primaryContact: primaryContact === data.membershipId ? null : primaryContact };
    }
    case 'MembershipRequested': {
      const { membershipId, userId, requestedAt } = data;
      const member = { ...NO_RIGHTS, ...people.members[membershipId], membershipId, userId, requestedAt };
      return withMember(people, { ...member, status: 'pending' });
    }
    case 'MembershipRequestApproved':
      return people;
    case 'MembershipRequestDeclined':
      return withStatus(people, data.membershipId, 'declined');
    case 'PersonInvited': {
      const { invitationId, access, permissions, invitedAt } = data;
      const before = people.invitations[invitationId]?.requested ?? [];
      const requested = invitedAt === undefined ? before : askedLately([...before, invitedAt]);
      return withInvitation(people, { invitationId, access, permissions, status: 'invited', requested, userId: null });
    }
    case 'InvitationWithdrawn':
      return invitationBecame(people, data.invitationId, { status: 'withdrawn' });
    case 'InvitationAccepted':
      return invitationBecame(people, data.invitationId, { status: 'accepted', userId: data.userId });
    case 'PrimaryContactChanged':
      return { ...people, primaryContact: data.to.membershipId };
  }
}

function granted(people: CompanyMembers, data: MembershipGranted['data']): CompanyMembers {
  const { membershipId, userId, access, permissions, primaryContact } = data;
  const after = withMember(people, { membershipId, userId, access, permissions, status: 'active' });
  return primaryContact ? { ...after, primaryContact: membershipId } : after;
}

const withMember = (people: CompanyMembers, member: Member): CompanyMembers => ({
  ...people,
  members: { ...people.members, [member.membershipId]: member },
});

const withInvitation = (people: CompanyMembers, invitation: Invitation): CompanyMembers => ({
  ...people,
  invitations: { ...people.invitations, [invitation.invitationId]: invitation },
});

function withStatus(people: CompanyMembers, membershipId: Uuid, status: Member['status']): CompanyMembers {
  const member = people.members[membershipId];
  return member ? withMember(people, { ...member, status }) : people;
}

function invitationBecame(people: CompanyMembers, invitationId: Uuid, change: Partial<Invitation>): CompanyMembers {
  const invitation = people.invitations[invitationId];
  return invitation ? withInvitation(people, { ...invitation, ...change }) : people;
}
