import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Records that someone elsewhere tries passwords of an account, so that its person gets a mail. */
export class ReportTriedPasswords extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(ReportTriedPasswords)
export class ReportTriedPasswordsHandler implements ICommandHandler<ReportTriedPasswords, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ userId, commandId }: ReportTriedPasswords): Promise<Outcome> {
    const meta = {
      commandId,
      commandHash: commandId,
      actor: 'system:log-in',
      role: 'system' as const,
      tenant: null,
      correlationId: commandId,
      causationId: null,
    };
    return this.deciders.handle(userDecider, userId, { type: 'ReportTriedPasswords' }, meta);
  }
}
