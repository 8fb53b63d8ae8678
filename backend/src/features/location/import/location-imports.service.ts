import { Injectable } from '@nestjs/common';
import type { ImportsOfKind } from '#spreadsheets/sheet-importer-of';
import { SheetImporter } from '#spreadsheets/sheet-importer.service';
import { LocationRecords } from './location-records.service.js';
import type { LocationOfSheet } from './location-sheet.rules.js';

/** Imports of locations. */
@Injectable()
export class LocationImports implements ImportsOfKind<LocationOfSheet> {
  constructor(
    readonly importer: SheetImporter,
    readonly kind: LocationRecords,
  ) {}
}
