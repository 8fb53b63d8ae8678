import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { SheetImportController } from './sheet-import.controller.js';
import { SHEET_IMPORT_PROBLEMS } from './sheet-import.problems.js';
import { SHEET_IMPORT_GRANTS } from './sheet-import.grants.js';

@Module({ controllers: [SheetImportController] })
class SheetImportModule {}

export const sheetImportFeature: BackendFeature = {
  name: 'sheet-import',
  module: SheetImportModule,
  grants: SHEET_IMPORT_GRANTS,
  problems: SHEET_IMPORT_PROBLEMS,
};
