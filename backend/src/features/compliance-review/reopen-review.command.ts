import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { complianceReviewDecider } from '@covertrail/domain/compliance-review/compliance-review.decider';
import { reason } from '@covertrail/domain/fields/note-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';

/** PUT dashboard/compliancereview/{id}/reopen. */
export class ReopenReviewDto {
  @Fits(reason) reason!: string;
}

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
