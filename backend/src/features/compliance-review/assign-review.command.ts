import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { membersView } from '@covertrail/contracts/membership/membership.views';
import { complianceReviewDecider } from '@covertrail/domain/compliance-review/compliance-review.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { AssignReviewDto } from '@covertrail/contracts/compliance-review/compliance-review.inputs';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { isReviewer } from './reviewers.rules.js';

/** Gives a compliance review to a person of the company. Throws REVIEW.NO_COLLEAGUE for anyone else. */
export class AssignReview extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly companyId: Uuid,
    readonly assignment: AssignReviewDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AssignReview)
export class AssignReviewHandler implements ICommandHandler<AssignReview, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async execute({
    trackingId,
    companyId,
    assignment: { assigneeId: to = null, seenAssigneeId: seen = null },
    meta,
  }: AssignReview): Promise<Outcome> {
    if (to !== null && !(await this.mayReview(companyId, to))) throw new Problem('REVIEW.NO_COLLEAGUE');
    return this.deciders.handle(complianceReviewDecider, trackingId, { type: 'AssignReview', to, seen }, meta);
  }

  /** Being assigned gives no right: who completes the review is checked then. So a view that is behind does no harm. */
  private async mayReview(companyId: Uuid, userId: Uuid): Promise<boolean> {
    const { documents } = await this.views.find(membersView, { where: { companyId: { eq: companyId } } }, [], {
      limit: 1_000,
    });
    return documents.some((member) => member.userId === userId && isReviewer(member));
  }
}
