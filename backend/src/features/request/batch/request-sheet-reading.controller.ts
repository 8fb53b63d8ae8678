import { Controller } from '@nestjs/common';
import { requestSheet } from '@covertrail/contracts/request-batch/request-batch.calls';
import { sheetReadingControllerOf } from '#book-imports/sheet-reading.controller';
import { RequestSheet } from './request-sheet.service.js';

/** Suppliers who are to be asked, from a spreadsheet [D01]. */
@Controller()
export class RequestSheetReadingController extends sheetReadingControllerOf(requestSheet, RequestSheet) {}
