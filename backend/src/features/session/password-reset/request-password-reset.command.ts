import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PartnerKey } from '@covertrail/domain/fields/partners';
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
    readonly partner?: PartnerKey,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ userId, at, commandId, partner }: RequestPasswordReset): Promise<Outcome> {
    const meta = bySystem('log-in', commandId);
    const command = { type: 'RequestPasswordReset', at, ...(partner === undefined ? {} : { partner }) } as const;
    return this.deciders.handle(userDecider, userId, command, meta);
  }
}
