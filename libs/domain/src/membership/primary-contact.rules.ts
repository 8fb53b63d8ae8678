import type { Uuid } from '../kernel/event.js';
import { broken } from './membership-codes.rules.js';
import { memberIn } from './membership.rules.js';
import type { MembershipEvent } from './membership.contract.js';
import type { CompanyMembers, CompanyMembersState, Member } from './company-members.state.js';

const isActiveManager = ({ status, access }: Member): boolean => status === 'active' && access === 'manager';

const changed = (companyId: Uuid, from: Member, to: Member): MembershipEvent => ({
  type: 'PrimaryContactChanged',
  data: {
    companyId,
    from: { membershipId: from.membershipId, userId: from.userId },
    to: { membershipId: to.membershipId, userId: to.userId },
  },
});

/** By the primary contact, to an active Manager. The same again changes nothing. */
export function handOver(from: Uuid, to: Uuid, state: CompanyMembersState): MembershipEvent[] {
  const [giver, taker] = [memberIn(from, state), memberIn(to, state)];
  const { companyId, primaryContact } = giver.people;
  if (primaryContact === to) return [];
  if (primaryContact !== from) throw broken('MEMBERSHIP.NOT_PRIMARY_CONTACT');
  if (!isActiveManager(taker.member)) throw broken('MEMBERSHIP.NOT_A_MANAGER');
  return [changed(companyId, giver.member, taker.member)];
}

/** Where the primary contact is gone: to the Manager who has been there longest, if there is another. */
export function passOn({ companyId, members }: CompanyMembers, from: Member): MembershipEvent[] {
  const next = Object.values(members).find((member) => member !== from && isActiveManager(member));
  return next ? [changed(companyId, from, next)] : [];
}
