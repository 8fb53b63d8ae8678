import { Module } from '@nestjs/common';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { uploadsBy } from '#uploads/upload.module';
import { Uploads } from '#uploads/uploads.service';
import { DecideExceptionsHandler } from './decide-exceptions.command.js';
import { ExceptionController } from './exception.controller.js';
import { ExceptionDocuments } from './exception-documents.service.js';
import { EXCEPTION_PROBLEMS } from './exception.problems.js';
import { LapseNotices } from './lapse-notices.service.js';
import { WithdrawExceptionHandler } from './withdraw-exception.command.js';

@Module({
  imports: [uploadsBy({ purpose: 'exception', kinds: UPLOAD_KINDS })],
  controllers: [ExceptionController],
  providers: [DecideExceptionsHandler, WithdrawExceptionHandler, LapseNotices, Uploads, ExceptionDocuments],
})
class ExceptionModule {}

export const exceptionFeature: BackendFeature = {
  name: 'exception',
  module: ExceptionModule,
  jobs: [{ name: 'lapse notices', by: LapseNotices, on: { every: 'day', at: '00:00' } }],
  problems: EXCEPTION_PROBLEMS,
};
