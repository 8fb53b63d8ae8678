import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { CurePlanController } from './cure-plan.controller.js';
import { curePlanMail } from './cure-plan.mail.js';
import { CURE_PLAN_PROBLEMS } from './cure-plan.problems.js';
import { ReadCurePlanHandler } from './insured-plan.query.js';
import { PlanAgentsReader } from './plan-agents.reader.js';
import { PlanNamesReader } from './plan-names.reader.js';
import { SendCurePlanHandler } from './send-cure-plan.command.js';
import { ReadTrackingPlanHandler } from './tracking-plan.query.js';
import { curePlanNotices } from './cure-plan.notices.js';

@Module({
  controllers: [CurePlanController],
  providers: [PlanNamesReader, PlanAgentsReader, ReadCurePlanHandler, ReadTrackingPlanHandler, SendCurePlanHandler],
})
class CurePlanModule {}

/** What it takes to comply with all requesters. */
export const curePlanFeature: BackendFeature = {
  name: 'cure-plan',
  module: CurePlanModule,
  notices: curePlanNotices,
  mails: [curePlanMail],
  problems: CURE_PLAN_PROBLEMS,
};
