import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { Progress } from '#progress/progress.service';
import { Uploads } from '#uploads/uploads.service';
import { BookImporter } from './book-importer.service.js';
import { BookImports } from './book-imports.service.js';
import { BookRows } from './book-rows.service.js';
import { SheetReadings } from './sheet-readings.service.js';

/** What the module of a feature that reads sheets provides beside its own. */
export const SHEET_READINGS = [SheetReader, Uploads, Progress, BookRows, SheetReadings];

/** What the module of a feature that keeps an address book provides beside its own. */
export const BOOK_IMPORTS = [...SHEET_READINGS, BookImports, BookImporter];
