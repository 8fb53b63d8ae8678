import { given } from '../kernel/testing/given.js';
import type { MembershipCommand, MembershipGranted, MembershipRevoked } from './membership.contract.js';
import { membershipDecider } from './membership.decider.js';

const ids = {
  membershipId: 'b0000000-0000-4000-8000-000000000001',
  userId: 'a0000000-0000-4000-8000-000000000001',
  companyId: 'c0000000-0000-4000-8000-000000000001',
};
const data: MembershipGranted['data'] = {
  ...ids,
  access: 'reviewer',
  permissions: ['MANAGE_PROJECT_MENU'],
  primaryContact: false,
};
const grant = { type: 'GrantMembership', ...data } as const;
const granted: MembershipGranted = { type: 'MembershipGranted', data };
const revoke: MembershipCommand = { type: 'RevokeMembership' };
const revoked: MembershipRevoked = { type: 'MembershipRevoked', data: ids };

describe('a membership', () => {
  it('is granted', () => given(membershipDecider).when(grant).then(granted));
  it('is granted once for the same rights', () => given(membershipDecider, granted).when(grant).nothing());
  it('is granted again with other rights', () => {
    const event: MembershipGranted = { type: 'MembershipGranted', data: { ...data, access: 'manager' } };
    given(membershipDecider, granted)
      .when({ ...grant, access: 'manager' })
      .then(event);
  });
  it('belongs to one person in one company', () => {
    given(membershipDecider, granted)
      .when({ ...grant, userId: ids.companyId })
      .refused('MEMBERSHIP.OF_ANOTHER');
    given(membershipDecider, granted)
      .when({ ...grant, companyId: ids.userId })
      .refused('MEMBERSHIP.OF_ANOTHER');
  });

  it('is revoked', () => given(membershipDecider, granted).when(revoke).then(revoked));
  it('is revoked once', () => given(membershipDecider, granted, revoked).when(revoke).nothing());
  it('is granted again after it was revoked', () =>
    given(membershipDecider, granted, revoked).when(grant).then(granted));
  it('must have been granted to be revoked', () =>
    given(membershipDecider).when(revoke).refused('MEMBERSHIP.NOT_FOUND'));
});
