import fc from 'fast-check';
import { ACCESS_LEVELS } from '../rights/access-levels.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { recorded } from '../kernel/testing/given.js';
import { companyMembersDecider } from './company-members.decider.js';
import type { CompanyMembersState } from './company-members.state.js';
import type { MembershipCommand } from './membership.contract.js';

const companyId = 'c0000000-0000-4000-8000-000000000001';
const id = (of: string, number: number) => `${of}0000000-0000-4000-8000-00000000000${number}`;
const person = fc.integer({ min: 1, max: 4 });
const access = fc.constantFrom(...ACCESS_LEVELS);
const rightsOf = (level: (typeof ACCESS_LEVELS)[number]) => ({ access: level, permissions: [] });
const placeOf = (number: number) => ({ membershipId: id('b', number), userId: id('a', number), companyId });

const command: fc.Arbitrary<MembershipCommand> = fc.tuple(person, person, access).chain(([who, other, level]) => {
  const [place, rights] = [placeOf(who), rightsOf(level)];
  const { membershipId, userId } = place;
  const invitationId = id('d', other);
  return fc.constantFrom<MembershipCommand>(
    { type: 'GrantMembership', ...place, ...rights },
    { type: 'RequestMembership', ...place },
    { type: 'ApproveMembership', membershipId, ...rights },
    { type: 'DeclineMembership', membershipId },
    { type: 'ChangeAccess', membershipId, ...rights },
    { type: 'RevokeMembership', membershipId },
    { type: 'RestoreMembership', membershipId },
    { type: 'ChangePrimaryContact', from: membershipId, to: id('b', other) },
    { type: 'InvitePerson', membershipId, invitationId, companyId, email: 'nina@meridian.example', ...rights },
    { type: 'WithdrawInvitation', invitationId },
    { type: 'AcceptInvitation', invitationId, membershipId, userId },
  );
});

function after(state: CompanyMembersState, sent: MembershipCommand): CompanyMembersState {
  try {
    const events = companyMembersDecider.decide(sent, state, undefined);
    return recorded(events).reduce((folded, event) => companyMembersDecider.evolve(folded, event), state);
  } catch (error) {
    if (error instanceof RuleBroken) return state;
    throw error;
  }
}

describe('the people of a company, whatever they do [I01]', () => {
  it('have one primary contact, who is an active Manager, once there was one', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state: CompanyMembersState = null;
        for (const sent of commands) {
          const had: boolean = typeof (state as CompanyMembersState)?.primaryContact === 'string';
          state = after(state, sent);
          const primary = state?.primaryContact ? state.members[state.primaryContact] : undefined;
          expect(primary !== undefined || !had).toBe(true);
          if (primary) expect(primary).toMatchObject({ status: 'active', access: 'manager' });
        }
      }),
    );
  });
});
