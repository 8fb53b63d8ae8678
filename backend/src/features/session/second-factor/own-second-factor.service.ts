import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SecondFactorState } from '@covertrail/contracts/session/second-factor.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProofCommand } from '@covertrail/domain/user/user.contract';
import { newId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { AuthenticatorApps } from './authenticator-apps.service.js';
import { ChangeProof } from './change-proof.command.js';
import { RequiredFactors } from './required-factors.service.js';

/** What a person does with the authenticator app of its account. The vault is written first: an event says what is so [A17]. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly apps: AuthenticatorApps,
    private readonly required: RequiredFactors,
    private readonly commands: CommandBus,
  ) {}

  async stateOf(userId: Uuid): Promise<SecondFactorState> {
    const [state, requiredBy] = await Promise.all([this.apps.stateOf(userId), this.required.ofPerson(userId)]);
    return { ...state, requiredBy };
  }

  /** Resolves with the recovery codes. Throws what `AuthenticatorApps.turnOn` throws. */
  async turnOn(userId: Uuid, code: string): Promise<readonly string[]> {
    const codes = await this.apps.turnOn(userId, code);
    await this.record(userId, { type: 'EnableSecondFactor', kind: 'authenticatorApp' });
    return codes;
  }

  async renewCodes(userId: Uuid): Promise<readonly string[]> {
    const codes = await this.apps.renewCodes(userId);
    await this.record(userId, { type: 'RenewRecoveryCodes' });
    return codes;
  }

  /** Throws SECOND_FACTOR.KEPT while a company of the person requires it. */
  async turnOff(userId: Uuid): Promise<void> {
    if ((await this.required.ofPerson(userId)).length > 0) throw new Problem('SECOND_FACTOR.KEPT');
    await this.apps.turnOff(userId);
    await this.record(userId, { type: 'DisableSecondFactor', kind: 'authenticatorApp' });
  }

  /** Uses up a code; false where somebody else did so meanwhile. */
  async use(userId: Uuid, code: string): Promise<boolean> {
    const used = await this.apps.use(userId, code);
    if (used?.by === 'recovery') await this.record(userId, { type: 'UseRecoveryCode', left: used.left });
    return used !== null;
  }

  private async record(userId: Uuid, change: ProofCommand): Promise<void> {
    await this.commands.execute(new ChangeProof(userId, change, newId()));
  }
}
