import { Module } from '@nestjs/common';
import { DOCUMENT_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { uploadsBy } from '#uploads/upload.module';
import { AnswerUploadController } from './answer-upload.controller.js';

/** Takes the additional documents of answers, which may be pictures of kinds that a mailed link does not take. */
@Module({
  imports: [uploadsBy({ purpose: 'answer', kinds: DOCUMENT_UPLOAD_KINDS })],
  controllers: [AnswerUploadController],
})
export class AnswerUploadModule {}
