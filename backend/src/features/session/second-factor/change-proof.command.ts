import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProofCommand } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';

/** Records what changed about how a person proves who it is; the vault has it already. */
export class ChangeProof extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly change: ProofCommand,
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(ChangeProof)
export class ChangeProofHandler implements ICommandHandler<ChangeProof, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ userId, change, commandId }: ChangeProof): Promise<Outcome> {
    // The log may have been out of reach when the app was turned on: the vault says that it is.
    if (change.type === 'UseRecoveryCode' || change.type === 'RenewRecoveryCodes')
      await this.record(userId, { type: 'EnableSecondFactor', kind: 'authenticatorApp' }, deriveId(commandId, 'on'));
    return this.record(userId, change, commandId);
  }

  private record(userId: Uuid, change: ProofCommand, commandId: Uuid): Promise<Outcome> {
    const meta = {
      commandId,
      commandHash: commandId,
      actor: userId,
      role: 'system' as const,
      tenant: null,
      correlationId: commandId,
      causationId: null,
    };
    return this.deciders.handle(userDecider, userId, change, meta);
  }
}
