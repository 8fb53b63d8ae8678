import { Injectable } from '@nestjs/common';
import { locationsView } from '@covertrail/contracts/location/location.views';
import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import type { AddedLocation } from '@covertrail/domain/location/location.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { sheetFile } from '#spreadsheets/sheet-file';
import type { SheetCells } from '#spreadsheets/sheet-question';
import { SheetWriter } from '#spreadsheets/sheet-writer.service';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { limitCells } from './import/limit-cells.rules.js';
import { LOCATION_COLUMNS, LOCATION_HEADING, type LocationColumn } from './import/location-columns.js';

type Cells = Partial<Record<LocationColumn, string | number | null>>;

/** The locations of a policy as a spreadsheet that can be imported again: one row for each limit. */
@Injectable()
export class LocationExport {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly writer: SheetWriter,
  ) {}

  file(policyId: Uuid, format: SheetFormat): Promise<Buffer> {
    return this.writer.file(this.rows(policyId), format);
  }

  private async *rows(policyId: Uuid): AsyncGenerator<SheetCells> {
    yield LOCATION_HEADING;
    for await (const location of this.locationsOf(policyId)) yield* rowsOf(location).map(inOrder);
  }

  private async *locationsOf(policyId: Uuid): AsyncGenerator<AddedLocation> {
    const ofPolicy = { where: { policyId: { eq: policyId } } };
    for await (const { id } of everyDocument(this.views, locationsView, ofPolicy, [
      { field: 'numberOrder', direction: 'asc' },
    ])) {
      const { state } = await this.deciders.load(locationDecider, id);
      if (state && !state.removed) yield state;
    }
  }
}

/** A file with a heading and one location, to begin with. */
export const sampleSheet = (): Buffer => sheetFile([LOCATION_HEADING, ...rowsOf(SAMPLE).map(inOrder)], 'xlsx');

const inOrder = (cells: Cells) => (Object.keys(LOCATION_COLUMNS) as LocationColumn[]).map((key) => cells[key] ?? null);

type Exported = Pick<AddedLocation, 'place' | 'limits' | 'buildings'>;

function rowsOf({ place, limits, buildings }: Exported): Cells[] {
  const base: LocationPlace = place;
  return [
    ...limits.map((limit) => ({ ...base, ...limitCells(limit) })),
    ...buildings.flatMap(({ number, description, limits: rows }) =>
      rows.map((limit) => ({ ...base, building: number, buildingDescription: description, ...limitCells(limit) })),
    ),
  ];
}

const COVERAGE: PropertyLimit = {
  category: 'building',
  type: 'buildingCoverage',
  amount: 250_000_000,
  secondAmount: null,
  coinsurance: 9_000,
  valuation: 'replacementCost',
  valuationAmount: null,
  deductibleType: 'amount',
  deductible: 500_000,
};
const SAMPLE: Exported = {
  place: {
    number: '1',
    address1: '18 Dock Street',
    address2: '',
    city: 'Denver',
    state: 'CO',
    county: '',
    zipCode: '80202',
    country: 'US',
    description: 'Warehouse',
  },
  limits: [],
  buildings: [
    {
      buildingId: '',
      number: 'A',
      description: 'Warehouse',
      limits: [COVERAGE, { ...COVERAGE, type: 'ordinanceOrLaw', deductibleType: 'percent', deductible: 200 }],
    },
  ],
};
