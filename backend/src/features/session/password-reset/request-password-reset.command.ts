import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Records that someone asked for a link to choose a new password, so that it is sent. */
export class RequestPasswordReset extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly at: Instant,
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ userId, at, commandId }: RequestPasswordReset): Promise<Outcome> {
    const meta = bySystem('log-in', commandId);
    return this.deciders.handle(userDecider, userId, { type: 'RequestPasswordReset', at }, meta);
  }
}
