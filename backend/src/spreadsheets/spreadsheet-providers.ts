import { Progress } from '#progress/progress.service';
import { Uploads } from '#uploads/uploads.service';
import { SheetImporter } from './sheet-importer.service.js';
import { SheetImports } from './sheet-imports.service.js';
import { SheetReader } from './sheet-reader.service.js';

/** What the module of a feature that imports spreadsheets provides beside its own. */
export const SPREADSHEETS = [SheetReader, SheetImports, SheetImporter, Uploads, Progress];
