import { Controller } from '@nestjs/common';
import { holderSheets } from '@covertrail/contracts/holder-book/holder-book.calls';
import { bookHistoryControllerOf } from '#book-imports/book-history.controller';
import { HolderSheet } from './holder-sheet.service.js';

/** The imports of certificate holders [G08]. */
@Controller()
export class HolderImportsController extends bookHistoryControllerOf(holderSheets, HolderSheet) {}
