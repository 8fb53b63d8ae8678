import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { carryGrant, carryRevocation } from './carried-membership.rules.js';
import { afterEvent, type CompanyMembersState } from './company-members.state.js';
import { accept, invite, sendAgain, withdraw } from './invitation.rules.js';
import { approve, changeAccess, decline, grant, request, restore, revoke } from './membership.rules.js';
import { handOver } from './primary-contact.rules.js';
import type { MembershipCommand, MembershipEvent } from './membership.contract.js';

/**
 * All people of one company in one stream, so that the company keeps a primary contact who is an active Manager, whatever several people
 * do at the same moment [I01].
 */
export const companyMembersDecider: Decider<CompanyMembersState, MembershipCommand, MembershipEvent> = {
  type: 'members',
  initialState: null,
  decide(command, state) {
    switch (command.type) {
      case 'GrantMembership':
        return grant(dataOf(command), state);
      case 'RequestMembership':
        return request(dataOf(command), state);
      case 'ApproveMembership':
        return approve(dataOf(command), state);
      case 'DeclineMembership':
        return decline(command.membershipId, state);
      case 'ChangeAccess':
        return changeAccess(dataOf(command), state);
      case 'RevokeMembership':
        return revoke(command.membershipId, state);
      case 'RestoreMembership':
        return restore(command.membershipId, state);
      case 'ChangePrimaryContact':
        return handOver(command.from, command.to, state);
      case 'InvitePerson':
        return invite(dataOf(command), state);
      case 'SendInvitationAgain':
        return sendAgain(dataOf(command), state);
      case 'WithdrawInvitation':
        return withdraw(command.invitationId, state);
      case 'AcceptInvitation':
        return accept(dataOf(command), state);
      case 'CarryGrant':
        return carryGrant(dataOf(command), state);
      case 'CarryRevocation':
        return carryRevocation(command.membershipId, state);
    }
  },
  evolve: afterEvent,
};
