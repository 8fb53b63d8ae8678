import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { AssignReviewHandler } from './assign-review.command.js';
import { CompleteReviewHandler } from './complete-review.command.js';
import { ComplianceReviewController } from './compliance-review.controller.js';
import { COMPLIANCE_REVIEW_PROBLEMS } from './compliance-review.problems.js';
import { reviewRequester } from './reactions/review-requester.reaction.js';
import { ReadReviewersHandler } from './reviewers.query.js';

@Module({
  controllers: [ComplianceReviewController],
  providers: [AssignReviewHandler, CompleteReviewHandler, ReadReviewersHandler],
})
class ComplianceReviewModule {}

export const complianceReviewFeature: BackendFeature = {
  name: 'compliance-review',
  module: ComplianceReviewModule,
  reactions: [reactsWith(DeciderStore, reviewRequester)],
  problems: COMPLIANCE_REVIEW_PROBLEMS,
};
