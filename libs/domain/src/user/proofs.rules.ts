import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ProofCommand, UserEvent } from './user.contract.js';

/** What a person has besides a password to prove who it is. */
export interface Proofs {
  readonly hasAuthenticatorApp: boolean;
  readonly passkeys: readonly Uuid[];
}

export const NO_PROOFS: Proofs = { hasAuthenticatorApp: false, passkeys: [] };

export const PROOF_CODES = ['USER.NO_SECOND_FACTOR', 'USER.NO_PASSKEY'] as const;

const broken = (code: (typeof PROOF_CODES)[number]) => new RuleBroken(code);

/** A repeat changes nothing. Recovery codes are those of an app, so there are none without it. */
export function changeProofs(command: ProofCommand, { userId, proofs }: ProofsOf): UserEvent[] {
  switch (command.type) {
    case 'EnableSecondFactor':
      return proofs.hasAuthenticatorApp ? [] : [{ type: 'SecondFactorEnabled', data: { userId, kind: command.kind } }];
    case 'DisableSecondFactor':
      return proofs.hasAuthenticatorApp ? [{ type: 'SecondFactorDisabled', data: { userId, kind: command.kind } }] : [];
    case 'RenewRecoveryCodes':
      if (!proofs.hasAuthenticatorApp) throw broken('USER.NO_SECOND_FACTOR');
      return [{ type: 'RecoveryCodesRenewed', data: { userId } }];
    case 'UseRecoveryCode':
      if (!proofs.hasAuthenticatorApp) throw broken('USER.NO_SECOND_FACTOR');
      return [{ type: 'RecoveryCodeUsed', data: { userId, left: command.left } }];
    case 'AddPasskey':
      if (proofs.passkeys.includes(command.passkeyId)) return [];
      return [{ type: 'PasskeyAdded', data: { userId, passkeyId: command.passkeyId } }];
    case 'RemovePasskey':
      if (!proofs.passkeys.includes(command.passkeyId)) throw broken('USER.NO_PASSKEY');
      return [{ type: 'PasskeyRemoved', data: { userId, passkeyId: command.passkeyId } }];
  }
}

interface ProofsOf {
  readonly userId: Uuid;
  readonly proofs: Proofs;
}

export function proofsAfter(proofs: Proofs, { type, data }: UserEvent): Proofs {
  if (type === 'SecondFactorEnabled') return { ...proofs, hasAuthenticatorApp: true };
  if (type === 'SecondFactorDisabled') return { ...proofs, hasAuthenticatorApp: false };
  if (type === 'PasskeyAdded') return { ...proofs, passkeys: [...proofs.passkeys, data.passkeyId] };
  if (type === 'PasskeyRemoved') {
    return { ...proofs, passkeys: proofs.passkeys.filter((passkeyId) => passkeyId !== data.passkeyId) };
  }
  return proofs;
}
