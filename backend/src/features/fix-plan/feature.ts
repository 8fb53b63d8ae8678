import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { FixPlanController } from './send-fix-plan/fix-plan.controller.js';
import { SendFixPlanHandler } from './send-fix-plan/send-fix-plan.command.js';
import { FIX_PLAN_PROBLEMS } from './fix-plan.problems.js';
import { fixPlanMail } from './send-fix-plan/fix-plan.mail.js';
import { fixPlanNotices } from './fix-plan.notices.js';

@Module({ controllers: [FixPlanController], providers: [SendFixPlanHandler] })
class FixPlanModule {}

export const fixPlanFeature: BackendFeature = {
  name: 'fix-plan',
  module: FixPlanModule,
  notices: fixPlanNotices,
  mails: [fixPlanMail],
  problems: FIX_PLAN_PROBLEMS,
};
