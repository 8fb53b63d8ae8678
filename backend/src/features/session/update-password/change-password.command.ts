import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PasswordChanged } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Records that a password was changed; the password itself is already in the vault. */
export class ChangePassword extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly how: PasswordChanged['data']['how'],
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ userId, how, commandId }: ChangePassword): Promise<Outcome> {
    const meta = {
      commandId,
      commandHash: commandId,
      actor: userId,
      role: 'system' as const,
      tenant: null,
      correlationId: commandId,
      causationId: null,
    };
    return this.deciders.handle(userDecider, userId, { type: 'ChangePassword', how }, meta);
  }
}
