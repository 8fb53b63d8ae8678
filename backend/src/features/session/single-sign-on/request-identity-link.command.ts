import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Identity } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Records that an identity with an unverified e-mail signed on, so that its account is asked by mail. */
export class RequestIdentityLink extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly identity: Identity,
    readonly at: Instant,
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(RequestIdentityLink)
export class RequestIdentityLinkHandler implements ICommandHandler<RequestIdentityLink, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ userId, identity, at, commandId }: RequestIdentityLink): Promise<Outcome> {
    const meta = bySystem('log-in', commandId);
    return this.deciders.handle(userDecider, userId, { type: 'RequestIdentityLink', ...identity, at }, meta);
  }
}
