import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { DecideExceptionsHandler } from './decide-exceptions.command.js';
import { ExceptionController } from './exception.controller.js';
import { EXCEPTION_PROBLEMS } from './exception.problems.js';
import { LapseNotices } from './lapse-notices.service.js';
import { WithdrawExceptionHandler } from './withdraw-exception.command.js';

@Module({ controllers: [ExceptionController], providers: [DecideExceptionsHandler, WithdrawExceptionHandler, LapseNotices] })
class ExceptionModule {}

export const exceptionFeature: BackendFeature = {
  name: 'exception',
  module: ExceptionModule,
  problems: EXCEPTION_PROBLEMS,
};
