import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { complianceReviewDecider } from '@covertrail/domain/compliance-review/compliance-review.decider';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { openReviewItems } from './review-items.reader.js';

/** Sets a compliance review to Complete; refused while a finding requires a review. */
export class CompleteReview extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly note: string,
    readonly today: CalendarDate,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(CompleteReview)
export class CompleteReviewHandler implements ICommandHandler<CompleteReview, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ trackingId, note, today, meta }: CompleteReview): Promise<Outcome> {
    const facts = () => openReviewItems(this.deciders, trackingId, today);
    return this.deciders.handle(complianceReviewDecider, trackingId, { type: 'CompleteReview', note }, meta, { facts });
  }
}
