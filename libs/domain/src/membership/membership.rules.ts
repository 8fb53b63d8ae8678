import { equal } from '../kernel/equal.js';
import type { Instant, Uuid } from '../kernel/event.js';
import { broken } from './membership-codes.rules.js';
import type {
  MemberOf,
  MemberRights,
  MembershipEvent,
  MembershipGranted,
  MembershipRequested,
} from './membership.contract.js';
import type { CompanyMembers, CompanyMembersState, Member } from './company-members.state.js';

type Known = { readonly people: CompanyMembers; readonly member: Member };
type RightsOf = MemberRights & { readonly membershipId: Uuid };

/** Throws MEMBERSHIP.NOT_FOUND. */
export function memberIn(membershipId: Uuid, people: CompanyMembersState): Known {
  const member = people?.members[membershipId];
  if (!people || !member) throw broken('MEMBERSHIP.NOT_FOUND');
  return { people, member };
}

export const placeOf = ({ people, member }: Known): MemberOf => ({
  membershipId: member.membershipId,
  userId: member.userId,
  companyId: people.companyId,
});

/** Throws MEMBERSHIP.OF_ANOTHER where the place is another person's, or the stream another company's. */
export function refuseOther({ membershipId, userId, companyId }: MemberOf, people: CompanyMembersState): void {
  const member = people?.members[membershipId];
  if ((people && people.companyId !== companyId) || (member && member.userId !== userId))
    throw broken('MEMBERSHIP.OF_ANOTHER');
}

/** Nothing where the person has these rights already. */
export function granting(data: MembershipGranted['data'], people: CompanyMembersState): MembershipEvent[] {
  const before = people?.members[data.membershipId];
  const isPrimary = people?.primaryContact === data.membershipId;
  const has = before?.status === 'active' && isPrimary === data.primaryContact && sameRights(before, data);
  return has ? [] : [{ type: 'MembershipGranted', data }];
}

const sameRights = (member: MemberRights, other: MemberRights): boolean =>
  member.access === other.access && equal(member.permissions, other.permissions);

/** The primary contact stays a Manager, and a company without one gets one. */
export function grant(data: MemberOf & MemberRights, people: CompanyMembersState): MembershipEvent[] {
  refuseOther(data, people);
  const primary = people?.primaryContact ?? data.membershipId;
  const primaryContact = primary === data.membershipId;
  return granting({ ...data, access: primaryContact ? 'manager' : data.access, primaryContact }, people);
}

/** A person who was declined asks the same company again after a day. */
const ASKS_AGAIN_MS = 24 * 3_600_000;

const askedLately = ({ status, requestedAt }: Member, at: Instant | undefined): boolean =>
  status === 'declined' &&
  at !== undefined &&
  requestedAt !== undefined &&
  Date.parse(at) - Date.parse(requestedAt) < ASKS_AGAIN_MS;

/** Somebody has to be there who approves it. */
export function request(data: MembershipRequested['data'], people: CompanyMembersState): MembershipEvent[] {
  refuseOther(data, people);
  if (!people || people.primaryContact === null) throw broken('MEMBERSHIP.NO_PRIMARY_CONTACT');
  const member = people.members[data.membershipId];
  if (member?.status === 'active') throw broken('MEMBERSHIP.ALREADY_MEMBER');
  if (member && askedLately(member, data.requestedAt)) throw broken('MEMBERSHIP.DECLINED_LATELY');
  return member?.status === 'pending' ? [] : [{ type: 'MembershipRequested', data }];
}

/** The same approval again changes nothing, also by somebody else. */
export function approve({ membershipId, ...rights }: RightsOf, state: CompanyMembersState): MembershipEvent[] {
  const found = memberIn(membershipId, state);
  const { status } = found.member;
  if (status === 'active' && sameRights(found.member, rights)) return [];
  if (status !== 'pending') throw broken('MEMBERSHIP.NOT_PENDING');
  const place = placeOf(found);
  return [{ type: 'MembershipRequestApproved', data: place }, ...grant({ ...place, ...rights }, state)];
}

export function decline(membershipId: Uuid, state: CompanyMembersState): MembershipEvent[] {
  const found = memberIn(membershipId, state);
  const { status } = found.member;
  if (status === 'declined') return [];
  if (status !== 'pending') throw broken('MEMBERSHIP.NOT_PENDING');
  return [{ type: 'MembershipRequestDeclined', data: placeOf(found) }];
}

export function changeAccess({ membershipId, ...rights }: RightsOf, state: CompanyMembersState): MembershipEvent[] {
  const found = memberIn(membershipId, state);
  if (found.member.status !== 'active') throw broken('MEMBERSHIP.NOT_ACTIVE');
  if (found.people.primaryContact === membershipId && rights.access !== 'manager')
    throw broken('MEMBERSHIP.IS_PRIMARY_CONTACT');
  return grant({ ...placeOf(found), ...rights }, state);
}

export function revoke(membershipId: Uuid, state: CompanyMembersState): MembershipEvent[] {
  const found = memberIn(membershipId, state);
  const { people, member } = found;
  if (member.status === 'revoked') return [];
  if (member.status !== 'active') throw broken('MEMBERSHIP.NOT_ACTIVE');
  if (people.primaryContact === membershipId) throw broken('MEMBERSHIP.IS_PRIMARY_CONTACT');
  return [{ type: 'MembershipRevoked', data: placeOf(found) }];
}

/** With the rights that the person had. */
export function restore(membershipId: Uuid, state: CompanyMembersState): MembershipEvent[] {
  const found = memberIn(membershipId, state);
  const { status, access, permissions } = found.member;
  if (status === 'active') return [];
  if (status !== 'revoked') throw broken('MEMBERSHIP.NOT_ACTIVE');
  return grant({ ...placeOf(found), access, permissions }, state);
}
