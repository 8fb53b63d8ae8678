import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { storedVin } from '@covertrail/domain/fields/vehicle-fields';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { ScheduleRow } from '#schedules/schedule';
import type { RecordsOfSheet } from '#spreadsheets/sheet-kind';
import { readTable } from '#spreadsheets/sheet-table';
import { VEHICLE_COLUMNS } from './vehicle-columns.js';

/** The vehicles of a sheet. A VIN that stands in an earlier row is an error of the later one. Throws SHEET.COLUMN_MISSING. */
export function vehiclesIn(content: SheetContent): RecordsOfSheet<ScheduleRow<VehicleFacts>> {
  const { rows, errors: wrongCells } = readTable(content, VEHICLE_COLUMNS);
  const errors: SheetRowError[] = [...wrongCells];
  const firstRows = new Map<string, number>();
  const records: ScheduleRow<VehicleFacts>[] = [];
  for (const {
    row,
    cells: { vin, year, make, model },
  } of rows) {
    const given = { vin: storedVin(vin), year: year === '' ? null : Number(year), make, model };
    const earlier = firstRows.get(given.vin);
    if (earlier === undefined) {
      firstRows.set(given.vin, row);
      records.push({ row, given });
    } else errors.push({ row, column: VEHICLE_COLUMNS.vin.title, message: `This VIN is in row ${earlier} already.` });
  }
  return { records, errors: errors.sort((error, other) => error.row - other.row) };
}

/** A vehicle in a sheet. */
export const cellsOf = ({ vin, year, make, model }: VehicleFacts) => [vin, year, make, model];

/** The vehicles of the file to begin with. */
export const SAMPLE_VEHICLES: readonly VehicleFacts[] = [
  { vin: '1M8GDM9AXKP042788', year: 2021, make: 'Ford', model: 'F-550' },
  { vin: 'TRAILER-000000000001', year: null, make: 'Utility', model: 'Flatbed' },
];
