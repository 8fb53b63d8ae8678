import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { LocationPlace, LocationTerms } from '@covertrail/domain/location/location.contract';
import type { SheetCells } from '#spreadsheets/sheet-question';
import { limitCells } from './limit-cells.rules.js';
import { LOCATION_COLUMNS, type LocationColumn } from './location-columns.js';

type Cells = Partial<Record<LocationColumn, string | number | null>>;

/** A location in a sheet: one row for each limit. */
export const rowsOf = (location: LocationTerms): SheetCells[] => limitRows(location).map(inOrder);

const inOrder = (cells: Cells) => (Object.keys(LOCATION_COLUMNS) as LocationColumn[]).map((key) => cells[key] ?? null);

function limitRows({ place, limits, buildings }: LocationTerms): Cells[] {
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
/** The location of the file to begin with. */
export const SAMPLE_LOCATION: LocationTerms = {
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
