import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { BOOK_IMPORTS } from '#book-imports/book-import-providers';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { uploadsBy } from '#uploads/upload.module';
import { AddHolderHandler } from './add-holder.command.js';
import { ChangeHolderHandler } from './change-holder.command.js';
import { HolderBookController } from './holder-book.controller.js';
import { HOLDER_BOOK_GRANTS } from './holder-book.grants.js';
import { HOLDER_BOOK_PROBLEMS } from './holder-book.problems.js';
import { holderImporter } from './import/holder-importer.reaction.js';
import { HolderImportsController } from './import/holder-imports.controller.js';
import { HolderImports } from './import/holder-imports.service.js';
import { HolderSheet } from './import/holder-sheet.service.js';
import { HolderSheetsController } from './import/holder-sheets.controller.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [HolderSheetsController, HolderImportsController, HolderBookController],
  providers: [...BOOK_IMPORTS, AddHolderHandler, ChangeHolderHandler, HolderSheet, HolderImports],
  exports: [HolderImports],
})
class HolderBookModule {}

export const holderBookFeature: BackendFeature = {
  name: 'holder-book',
  module: HolderBookModule,
  reactions: [reactsWith(HolderImports, holderImporter)],
  grants: HOLDER_BOOK_GRANTS,
  problems: HOLDER_BOOK_PROBLEMS,
};
