import { Module } from '@nestjs/common';
import { FixPlanController } from './send-fix-plan/fix-plan.controller.js';
import { SendFixPlanHandler } from './send-fix-plan/send-fix-plan.command.js';

@Module({ controllers: [FixPlanController], providers: [SendFixPlanHandler] })
export class FixPlanModule {}
