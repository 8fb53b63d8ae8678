import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { complianceReviewDecider } from '@covertrail/domain/compliance-review/compliance-review.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Sets a compliance review to Pending again. */
export class ReopenReview extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly reason: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReopenReview)
export class ReopenReviewHandler implements ICommandHandler<ReopenReview, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ trackingId, reason: said, meta }: ReopenReview): Promise<Outcome> {
    return this.deciders.handle(complianceReviewDecider, trackingId, { type: 'ReopenReview', reason: said }, meta);
  }
}
