import { sheetImporterOf } from '#spreadsheets/sheet-importer-of';
import type { LocationOfSheet } from './location-sheet.rules.js';

export const locationImporter = sheetImporterOf<LocationOfSheet>('location-importer');
