import { sheetImportCatalogue } from './sheet-import.catalogue.js';
import { sheetImportDecider, SHEET_IMPORT_CODES } from './sheet-import.decider.js';

export const sheetImport = {
  name: 'sheet-import',
  decider: sheetImportDecider,
  catalogue: sheetImportCatalogue,
  codes: SHEET_IMPORT_CODES,
} as const;
