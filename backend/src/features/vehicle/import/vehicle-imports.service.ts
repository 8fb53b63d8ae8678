import { Injectable } from '@nestjs/common';
import type { ImportsOfKind } from '#spreadsheets/sheet-importer-of';
import { SheetImporter } from '#spreadsheets/sheet-importer.service';
import { VehicleRecords } from './vehicle-records.service.js';
import type { VehicleOfSheet } from './vehicle-sheet.rules.js';

/** Imports of vehicles. */
@Injectable()
export class VehicleImports implements ImportsOfKind<VehicleOfSheet> {
  constructor(
    readonly importer: SheetImporter,
    readonly kind: VehicleRecords,
  ) {}
}
