import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { SHEET_READINGS } from '#book-imports/book-import-providers';
import { uploadsBy } from '#uploads/upload.module';
import { RequestSheetReadingController } from './request-sheet-reading.controller.js';
import { RequestSheetController } from './request-sheet.controller.js';
import { RequestSheet } from './request-sheet.service.js';

/** What takes spreadsheets of suppliers who are to be asked: its calls take other files than those of an answer. */
@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [RequestSheetReadingController, RequestSheetController],
  providers: [...SHEET_READINGS, RequestSheet],
})
export class RequestSheetModule {}
