import type { Uuid } from '../kernel/event.js';
import { granting, memberIn, placeOf, refuseOther } from './membership.rules.js';
import type { MembershipEvent, MembershipGranted } from './membership.contract.js';
import type { CompanyMembersState } from './company-members.state.js';
import { passOn } from './primary-contact.rules.js';

/**
 * What was recorded in a stream for each membership. The first who was said to be the primary contact is it; of a company that had
 * several, the others keep their level.
 */
export function carryGrant(data: MembershipGranted['data'], people: CompanyMembersState): MembershipEvent[] {
  refuseOther(data, people);
  const primary = people?.primaryContact ?? (data.primaryContact ? data.membershipId : null);
  const primaryContact = primary === data.membershipId;
  return granting({ ...data, access: primaryContact ? 'manager' : data.access, primaryContact }, people);
}

/** Who had to leave has no rights afterwards, also where that was the primary contact. */
export function carryRevocation(membershipId: Uuid, state: CompanyMembersState): MembershipEvent[] {
  const found = memberIn(membershipId, state);
  const { people, member } = found;
  if (member.status !== 'active') return [];
  const changes = people.primaryContact === membershipId ? passOn(people, member) : [];
  return [...changes, { type: 'MembershipRevoked', data: placeOf(found) }];
}
