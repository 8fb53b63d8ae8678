import { bookImportCatalogue } from './book-import.catalogue.js';
import { bookImportDecider, BOOK_IMPORT_CODES } from './book-import.decider.js';

export const bookImport = {
  name: 'book-import',
  decider: bookImportDecider,
  catalogue: bookImportCatalogue,
  codes: BOOK_IMPORT_CODES,
} as const;
