import { given } from '../kernel/testing/given.js';
import type { UserCommand, UserRegistered } from './user.contract.js';
import { userDecider } from './user.decider.js';

const userId = 'a0000000-0000-4000-8000-000000000001';
const data = { userId, firstName: 'Priya', lastName: 'Raman', email: 'priya@hollisvance.example' };
const register: UserCommand = { type: 'RegisterUser', ...data };
const registered: UserRegistered = { type: 'UserRegistered', data };
const sealed: UserRegistered = {
  type: 'UserRegistered',
  data: { userId, firstName: 'sealed:1:x', lastName: 'sealed:1:y', email: 'sealed:1:z' },
};
const change: UserCommand = { type: 'ChangePassword', how: 'expired' };

describe('a user', () => {
  it('is registered', () => given(userDecider).when(register).then(registered));
  it('is registered once, although the log holds sealed text', () => given(userDecider, sealed).when(register).nothing());
  it('is not taken for another', () => {
    const userIdOfAnother = 'a0000000-0000-4000-8000-000000000002';
    given(userDecider, registered).when({ ...register, userId: userIdOfAnother }).refused('USER.ALREADY_REGISTERED');
  });

  it('changes a password', () => {
    given(userDecider, registered).when(change).then({ type: 'PasswordChanged', data: { userId, how: 'expired' } });
  });
  it('changes it again: each change is news', () => {
    const changed = { type: 'PasswordChanged', data: { userId, how: 'expired' } } as const;
    given(userDecider, registered, changed).when(change).then(changed);
  });
  it('must exist to change a password', () => given(userDecider).when(change).refused('USER.NOT_FOUND'));
});
