import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { ComplianceAssessor } from './assess-compliance/compliance-assessor.service.js';
import { ASSESSMENT_PROBLEMS } from './assessment.problems.js';
import { DailyReassessment } from './daily-reassessment/daily-reassessment.js';
import { AssessorParts, assessorReaction } from './reactions/assessor.reaction.js';
import { EngineReassessment } from './reassess/engine-reassessment.service.js';
import { TrackingsByView } from './reactions/trackings-by-view.reader.js';

@Module({ providers: [ComplianceAssessor, TrackingsByView, AssessorParts, DailyReassessment, EngineReassessment], exports: [AssessorParts] })
class AssessmentModule {}

export const assessmentFeature: BackendFeature = {
  name: 'assessment',
  module: AssessmentModule,
  reactions: [reactsWith(AssessorParts, assessorReaction)],
  problems: ASSESSMENT_PROBLEMS,
};
