import { Injectable } from '@nestjs/common';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { sheetFile } from '#spreadsheets/sheet-file';
import type { SheetCells } from '#spreadsheets/sheet-question';
import { SheetWriter } from '#spreadsheets/sheet-writer.service';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { VEHICLE_HEADING } from './import/vehicle-columns.js';

/** The vehicles of a policy as a spreadsheet that can be imported again. */
@Injectable()
export class VehicleExport {
  constructor(
    private readonly views: Views,
    private readonly writer: SheetWriter,
  ) {}

  file(policyId: Uuid, format: SheetFormat): Promise<Buffer> {
    return this.writer.file(this.rows(policyId), format);
  }

  private async *rows(policyId: Uuid): AsyncGenerator<SheetCells> {
    yield VEHICLE_HEADING;
    const ofPolicy = { where: { policyId: { eq: policyId } } };
    for await (const vehicle of everyDocument(this.views, vehiclesView, ofPolicy, [{ field: 'vin', direction: 'asc' }]))
      yield cellsOf(vehicle);
  }
}

/** A file with a heading and two vehicles, to begin with. */
export const sampleSheet = (): Buffer => sheetFile([VEHICLE_HEADING, ...SAMPLE.map(cellsOf)], 'xlsx');

const cellsOf = ({ vin, year, make, model }: VehicleFacts) => [vin, year, make, model];

const SAMPLE: readonly VehicleFacts[] = [
  { vin: '1M8GDM9AXKP042788', year: 2021, make: 'Ford', model: 'F-550' },
  { vin: 'TRAILER-000000000001', year: null, make: 'Utility', model: 'Flatbed' },
];
