import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { storedVin } from '@covertrail/domain/fields/vehicle-fields';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { RecordsOfSheet, SheetRecord } from '#spreadsheets/sheet-kind';
import { readTable } from '#spreadsheets/sheet-table';
import { VEHICLE_COLUMNS } from './vehicle-columns.js';

export interface VehicleOfSheet extends SheetRecord {
  readonly vehicle: VehicleFacts;
}

/** The vehicles of a sheet. A VIN that stands in an earlier row is an error of the later one. Throws SHEET.COLUMN_MISSING. */
export function vehiclesIn(content: SheetContent): RecordsOfSheet<VehicleOfSheet> {
  const { rows, errors: wrongCells } = readTable(content, VEHICLE_COLUMNS);
  const errors: SheetRowError[] = [...wrongCells];
  const firstRows = new Map<string, number>();
  const records: VehicleOfSheet[] = [];
  for (const {
    row,
    cells: { vin, year, make, model },
  } of rows) {
    const vehicle = { vin: storedVin(vin), year: year === '' ? null : Number(year), make, model };
    const earlier = firstRows.get(vehicle.vin);
    if (earlier === undefined) {
      firstRows.set(vehicle.vin, row);
      records.push({ row, vehicle });
    } else errors.push({ row, column: VEHICLE_COLUMNS.vin.title, message: `This VIN is in row ${earlier} already.` });
  }
  return { records, errors: errors.sort((one, other) => one.row - other.row) };
}
