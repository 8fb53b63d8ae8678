import { sheetImporterOf } from '#spreadsheets/sheet-importer.reaction';
import type { LocationOfSheet } from './location-sheet.rules.js';

export const locationImporter = sheetImporterOf<LocationOfSheet>('location-importer');
