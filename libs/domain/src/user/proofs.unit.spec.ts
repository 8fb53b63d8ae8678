import { given } from '../kernel/testing/given.js';
import type { SecondFactor, UserCommand, UserEvent } from './user.contract.js';
import { userDecider } from './user.decider.js';

const userId = 'a0000000-0000-4000-8000-000000000001';
const passkeyId = 'a1000000-0000-4000-8000-000000000001';
const kind: SecondFactor = 'authenticatorApp';
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { userId, firstName: 'Priya', lastName: 'Raman', email: 'priya@hollisvance.example' },
};
const enabled: UserEvent = { type: 'SecondFactorEnabled', data: { userId, kind } };
const disabled: UserEvent = { type: 'SecondFactorDisabled', data: { userId, kind } };
const added: UserEvent = { type: 'PasskeyAdded', data: { userId, passkeyId } };
const removed: UserEvent = { type: 'PasskeyRemoved', data: { userId, passkeyId } };

describe('an authenticator app [A17]', () => {
  const enable: UserCommand = { type: 'EnableSecondFactor', kind };
  const disable: UserCommand = { type: 'DisableSecondFactor', kind };

  it('is turned on once', () => {
    given(userDecider, registered).when(enable).then(enabled);
    given(userDecider, registered, enabled).when(enable).nothing();
  });
  it('is turned off once, and on again', () => {
    given(userDecider, registered, enabled).when(disable).then(disabled);
    given(userDecider, registered, enabled, disabled).when(disable).nothing();
    given(userDecider, registered, enabled, disabled).when(enable).then(enabled);
  });
  it('has recovery codes, which are made anew each time', () => {
    const renewed = { type: 'RecoveryCodesRenewed', data: { userId } } as const;
    given(userDecider, registered, enabled, renewed).when({ type: 'RenewRecoveryCodes' }).then(renewed);
  });
  it('may be replaced by a recovery code, and each use is news', () => {
    const used = { type: 'RecoveryCodeUsed', data: { userId, left: 9 } } as const;
    given(userDecider, registered, enabled, used).when({ type: 'UseRecoveryCode', left: 9 }).then(used);
  });
  it('that is off has no recovery codes', () => {
    const commands: readonly UserCommand[] = [{ type: 'RenewRecoveryCodes' }, { type: 'UseRecoveryCode', left: 9 }];
    for (const command of commands) {
      given(userDecider, registered, enabled, disabled).when(command).refused('USER.NO_SECOND_FACTOR');
    }
  });
  it('is of an account that there is', () => given(userDecider).when(enable).refused('USER.NOT_FOUND'));
});

describe('a passkey [A18]', () => {
  it('is added once', () => {
    given(userDecider, registered).when({ type: 'AddPasskey', passkeyId }).then(added);
    given(userDecider, registered, added).when({ type: 'AddPasskey', passkeyId }).nothing();
  });
  it('is removed, and is none of the account from then on', () => {
    given(userDecider, registered, added).when({ type: 'RemovePasskey', passkeyId }).then(removed);
    given(userDecider, registered, added, removed)
      .when({ type: 'RemovePasskey', passkeyId })
      .refused('USER.NO_PASSKEY');
  });
});
