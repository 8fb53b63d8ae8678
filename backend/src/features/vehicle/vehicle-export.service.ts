import { Injectable } from '@nestjs/common';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { sheetFile, type SheetFormat } from '#spreadsheets/sheet-file';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { VEHICLE_HEADING } from './import/vehicle-columns.js';

/** The vehicles of a policy as a spreadsheet that can be imported again. */
@Injectable()
export class VehicleExport {
  constructor(private readonly views: Views) {}

  async file(policyId: Uuid, format: SheetFormat): Promise<Buffer> {
    const rows: (string | number | null)[][] = [];
    const ofPolicy = { where: { policyId: { eq: policyId } } };
    for await (const vehicle of everyDocument(this.views, vehiclesView, ofPolicy, [{ field: 'vin', direction: 'asc' }])) rows.push(cellsOf(vehicle));
    return sheetFile([VEHICLE_HEADING, ...rows], format);
  }
}

/** A file with a heading and two vehicles, to begin with. */
export const sampleSheet = (): Buffer => sheetFile([VEHICLE_HEADING, ...SAMPLE.map(cellsOf)], 'xlsx');

const cellsOf = ({ vin, year, make, model }: VehicleFacts) => [vin, year, make, model];

const SAMPLE: readonly VehicleFacts[] = [
  { vin: '1M8GDM9AXKP042788', year: 2021, make: 'Ford', model: 'F-550' },
  { vin: 'TRAILER-000000000001', year: null, make: 'Utility', model: 'Flatbed' },
];
