import { Controller } from '@nestjs/common';
import { holderSheets } from '@covertrail/contracts/holder-book/holder-book.calls';
import { sheetReadingControllerOf } from '#book-imports/sheet-reading.controller';
import { HolderSheet } from './holder-sheet.service.js';

/** Certificate holders into an address book from spreadsheets [G08]. */
@Controller()
export class HolderSheetsController extends sheetReadingControllerOf(holderSheets, HolderSheet) {}
