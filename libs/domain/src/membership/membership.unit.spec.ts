import { given } from '../kernel/testing/given.js';
import { companyMembersDecider } from './company-members.decider.js';
import type { MembershipEvent, MembershipGranted, PersonInvited } from './membership.contract.js';

const companyId = 'c0000000-0000-4000-8000-000000000001';
const place = (number: number) => ({
  membershipId: `b0000000-0000-4000-8000-00000000000${number}`,
  userId: `a0000000-0000-4000-8000-00000000000${number}`,
  companyId,
});
const [first, second, third] = [place(1), place(2), place(3)];
const invitationId = 'b0000000-0000-4000-8000-000000000009';
const rights = { access: 'reviewer', permissions: ['MANAGE_PROJECT_MENU'] } as const;
const granted = (
  who: ReturnType<typeof place>,
  access: MembershipGranted['data']['access'] = 'manager',
  primaryContact = false,
): MembershipGranted => ({
  type: 'MembershipGranted',
  data: { ...who, permissions: ['MANAGE_PROJECT_MENU'], access, primaryContact },
});
const founder = granted(first, 'manager', true);
const colleague = granted(second, 'reviewer');
const manager = granted(second);
const revoked = (who = second): MembershipEvent => ({ type: 'MembershipRevoked', data: who });
const requested: MembershipEvent = { type: 'MembershipRequested', data: second };
const approved: MembershipEvent = { type: 'MembershipRequestApproved', data: second };
const invited: PersonInvited = {
  type: 'PersonInvited',
  data: { invitationId, companyId, email: 'nina@meridian.example', ...rights },
};
const people = (...events: MembershipEvent[]) => given(companyMembersDecider, founder, ...events);
const of = ({ membershipId }: ReturnType<typeof place>) => ({ membershipId });

describe('the people of a company', () => {
  it('begin with its primary contact, who is a Manager whatever was granted', () => {
    given(companyMembersDecider)
      .when({ type: 'GrantMembership', ...first, ...rights })
      .then(founder);
    people()
      .when({ type: 'GrantMembership', ...first, ...rights })
      .nothing();
  });
  it('are granted rights, once for the same rights', () => {
    const grant = { type: 'GrantMembership', ...second, ...rights } as const;
    people().when(grant).then(colleague);
    people(colleague).when(grant).nothing();
    people(colleague, revoked()).when(grant).then(colleague);
  });
  it('have each a place of their own in one company', () => {
    const grant = { type: 'GrantMembership', ...second, ...rights } as const;
    people(colleague)
      .when({ ...grant, userId: third.userId })
      .refused('MEMBERSHIP.OF_ANOTHER');
    people()
      .when({ ...grant, companyId: third.userId })
      .refused('MEMBERSHIP.OF_ANOTHER');
  });
  it('get other rights while they are active', () => {
    people(colleague)
      .when({ type: 'ChangeAccess', ...of(second), ...rights, access: 'manager' })
      .then(manager);
    people(colleague, revoked())
      .when({ type: 'ChangeAccess', ...of(second), ...rights })
      .refused('MEMBERSHIP.NOT_ACTIVE');
  });
  it('are deactivated and activated again with the same rights', () => {
    people(colleague)
      .when({ type: 'RevokeMembership', ...of(second) })
      .then(revoked());
    people(colleague, revoked())
      .when({ type: 'RevokeMembership', ...of(second) })
      .nothing();
    people(colleague, revoked())
      .when({ type: 'RestoreMembership', ...of(second) })
      .then(colleague);
    people(colleague)
      .when({ type: 'RestoreMembership', ...of(second) })
      .nothing();
    people()
      .when({ type: 'RevokeMembership', ...of(second) })
      .refused('MEMBERSHIP.NOT_FOUND');
  });

  it('ask to join, and are approved once [A09]', () => {
    const approval = { type: 'ApproveMembership', ...of(second), ...rights } as const;
    people()
      .when({ type: 'RequestMembership', ...second })
      .then(requested);
    people(requested)
      .when({ type: 'RequestMembership', ...second })
      .nothing();
    people(requested).when(approval).then(approved, colleague);
    people(requested, approved, colleague).when(approval).nothing();
    people(requested, approved, colleague)
      .when({ ...approval, access: 'manager' })
      .refused('MEMBERSHIP.NOT_PENDING');
  });
  it('ask to join, and are declined once [A09]', () => {
    const declined: MembershipEvent = { type: 'MembershipRequestDeclined', data: second };
    people(requested)
      .when({ type: 'DeclineMembership', ...of(second) })
      .then(declined);
    people(requested, declined)
      .when({ type: 'DeclineMembership', ...of(second) })
      .nothing();
    people(requested, declined)
      .when({ type: 'ApproveMembership', ...of(second), ...rights })
      .refused('MEMBERSHIP.NOT_PENDING');
    people(requested, colleague)
      .when({ type: 'DeclineMembership', ...of(second) })
      .refused('MEMBERSHIP.NOT_PENDING');
    people(requested, declined)
      .when({ type: 'RequestMembership', ...second })
      .then(requested);
  });
  it('may ask again a day after a request that was declined [A09]', () => {
    const declined: MembershipEvent = { type: 'MembershipRequestDeclined', data: second };
    const requestedOn = (requestedAt: string) => ({ ...second, requestedAt });
    const first: MembershipEvent = { type: 'MembershipRequested', data: requestedOn('2026-11-21T15:00:00.000Z') };
    people(first, declined)
      .when({ type: 'RequestMembership', ...requestedOn('2026-11-22T14:59:59.000Z') })
      .refused('MEMBERSHIP.DECLINED_LATELY');
    people(first, declined)
      .when({ type: 'RequestMembership', ...requestedOn('2026-11-22T15:00:00.000Z') })
      .then({ type: 'MembershipRequested', data: requestedOn('2026-11-22T15:00:00.000Z') });
  });
  it('cannot be asked for a place where nobody could approve it', () => {
    given(companyMembersDecider)
      .when({ type: 'RequestMembership', ...second })
      .refused('MEMBERSHIP.NO_PRIMARY_CONTACT');
    people(colleague)
      .when({ type: 'RequestMembership', ...second })
      .refused('MEMBERSHIP.ALREADY_MEMBER');
  });
});

describe('an invitation to a company [A09]', () => {
  const invite = { type: 'InvitePerson', membershipId: null, ...invited.data } as const;
  const accept = {
    type: 'AcceptInvitation',
    invitationId,
    membershipId: second.membershipId,
    userId: second.userId,
  } as const;
  const accepted: MembershipEvent = {
    type: 'InvitationAccepted',
    data: { invitationId, companyId, userId: second.userId },
  };
  const withdrawn: MembershipEvent = { type: 'InvitationWithdrawn', data: { invitationId, companyId } };

  it('makes a person active at once, and is used once', () => {
    people().when(invite).then(invited);
    people(invited).when(accept).then(accepted, colleague);
    people(invited, accepted, colleague).when(accept).nothing();
    people(invited, accepted, colleague)
      .when({ ...accept, userId: third.userId, membershipId: third.membershipId })
      .refused('MEMBERSHIP.INVITATION_NOT_OPEN');
  });
  it('is sent again while it is open, and not to who is there already', () => {
    people(invited).when(invite).then(invited);
    people(colleague)
      .when({ ...invite, membershipId: second.membershipId })
      .refused('MEMBERSHIP.ALREADY_MEMBER');
    people(requested)
      .when({ ...invite, membershipId: second.membershipId })
      .refused('MEMBERSHIP.IS_PENDING');
  });
  it('is sent again with its rights to whoever asks for it, while it is open and not too often', () => {
    const at = '2026-11-21T15:00:00.000Z';
    const again = { type: 'SendInvitationAgain', invitationId, email: invited.data.email, at } as const;
    const sent: MembershipEvent = { type: 'PersonInvited', data: { ...invited.data, invitedAt: at } };
    people(invited).when(again).then(sent);
    people(invited, sent).when(again).nothing();
    people().when(again).nothing();
    people(invited, { type: 'InvitationWithdrawn', data: { invitationId, companyId } }).when(again).nothing();
  });
  it('is sent once a minute, also after it was withdrawn', () => {
    const at = (invitedAt: string) => ({ ...invite, invitedAt });
    const sent: MembershipEvent = { ...invited, data: { ...invited.data, invitedAt: '2026-12-01T10:00:00.000Z' } };
    people(sent).when(at('2026-12-01T10:00:30.000Z')).refused('MEMBERSHIP.INVITED_LATELY');
    people(sent, withdrawn).when(at('2026-12-01T10:00:30.000Z')).refused('MEMBERSHIP.INVITED_LATELY');
    const later = '2026-12-01T10:01:00.000Z';
    people(sent)
      .when(at(later))
      .then({ ...invited, data: { ...invited.data, invitedAt: later } });
  });
  it('leaves the rights of who became active in another way', () =>
    people(invited, manager).when(accept).then(accepted));
  it('is withdrawn, after which nobody accepts it', () => {
    people(invited).when({ type: 'WithdrawInvitation', invitationId }).then(withdrawn);
    people(invited, withdrawn).when({ type: 'WithdrawInvitation', invitationId }).nothing();
    people(invited, withdrawn).when(accept).refused('MEMBERSHIP.INVITATION_NOT_OPEN');
    people(invited, accepted, colleague)
      .when({ type: 'WithdrawInvitation', invitationId })
      .refused('MEMBERSHIP.INVITATION_NOT_OPEN');
    people().when({ type: 'WithdrawInvitation', invitationId }).refused('MEMBERSHIP.INVITATION_NOT_OPEN');
  });
});

describe('the primary contact', () => {
  const handOver = { type: 'ChangePrimaryContact', from: first.membershipId, to: second.membershipId } as const;
  const { companyId: _same, ...giver } = first;
  const { companyId: _here, ...taker } = second;
  const changed: MembershipEvent = { type: 'PrimaryContactChanged', data: { companyId, from: giver, to: taker } };

  it('is neither deactivated nor given fewer rights', () => {
    people()
      .when({ type: 'RevokeMembership', ...of(first) })
      .refused('MEMBERSHIP.IS_PRIMARY_CONTACT');
    people()
      .when({ type: 'ChangeAccess', ...of(first), ...rights })
      .refused('MEMBERSHIP.IS_PRIMARY_CONTACT');
  });
  it('hands over to an active Manager, once', () => {
    people(manager).when(handOver).then(changed);
    people(manager, changed).when(handOver).nothing();
    people(colleague).when(handOver).refused('MEMBERSHIP.NOT_A_MANAGER');
    people(manager, revoked()).when(handOver).refused('MEMBERSHIP.NOT_A_MANAGER');
    people(manager, granted(third), changed)
      .when({ ...handOver, to: third.membershipId })
      .refused('MEMBERSHIP.NOT_PRIMARY_CONTACT');
  });
  it('may leave after that', () =>
    people(manager, changed)
      .when({ type: 'RevokeMembership', ...of(first) })
      .then(revoked(first)));
});

describe('memberships of a log with a stream for each', () => {
  const carry = (event: MembershipGranted) => ({ type: 'CarryGrant', ...event.data }) as const;

  it('keep their rights, and the first primary contact', () => {
    given(companyMembersDecider).when(carry(colleague)).then(colleague);
    given(companyMembersDecider, colleague).when(carry(founder)).then(founder);
    people()
      .when(carry(granted(second, 'manager', true)))
      .then(manager);
    people().when(carry(founder)).nothing();
  });
  it('end, and pass the primary contact on where there is another Manager', () => {
    const revocation = { type: 'CarryRevocation', ...of(first) } as const;
    const { companyId: _same, ...giver } = first;
    const { companyId: _here, ...taker } = second;
    people(manager)
      .when(revocation)
      .then({ type: 'PrimaryContactChanged', data: { companyId, from: giver, to: taker } }, revoked(first));
    people(colleague).when(revocation).then(revoked(first));
    people(colleague, revoked(first)).when(revocation).nothing();
    given(companyMembersDecider, colleague, founder, revoked(first))
      .when({ type: 'GrantMembership', ...third, ...rights })
      .then(granted(third, 'manager', true));
  });
});
