import { sheetImporterOf } from '#spreadsheets/sheet-importer-of';
import type { VehicleOfSheet } from './vehicle-sheet.rules.js';

export const vehicleImporter = sheetImporterOf<VehicleOfSheet>('vehicle-importer');
