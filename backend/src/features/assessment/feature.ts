import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { ComplianceAssessor } from './assess-compliance/compliance-assessor.service.js';
import { ASSESSMENT_PROBLEMS } from './assessment.problems.js';
import { DailyReassessment } from './daily-reassessment/daily-reassessment.js';
import { AssessorParts, assessorReaction } from './reactions/assessor.reaction.js';
import { EngineReassessment } from './reassess/engine-reassessment.service.js';
import { assessmentNotices } from './assessment.notices.js';

@Module({
  providers: [ComplianceAssessor, AssessorParts, DailyReassessment, EngineReassessment],
  exports: [AssessorParts],
})
class AssessmentModule {}

export const assessmentFeature: BackendFeature = {
  name: 'assessment',
  module: AssessmentModule,
  notices: assessmentNotices,
  jobs: [
    { name: 'engine reassessment', by: EngineReassessment },
    { name: 'daily reassessment', by: DailyReassessment, eachDay: true },
  ],
  reactions: [reactsWith(AssessorParts, assessorReaction)],
  problems: ASSESSMENT_PROBLEMS,
};
