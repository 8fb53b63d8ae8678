import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** The supplier or its agency refuses to answer, and says why. */
export class DeclineRequest extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly reason: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(DeclineRequest)
export class DeclineRequestHandler implements ICommandHandler<DeclineRequest, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ requestId, reason, meta, expected }: DeclineRequest): Promise<Outcome> {
    const pinned = { expected, facts: async () => ({ policies: [] }) };
    return this.deciders.handle(requestDecider, requestId, { type: 'DeclineRequest', reason }, meta, pinned);
  }
}
