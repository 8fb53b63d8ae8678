import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { LocationDto } from '@covertrail/contracts/location/location.inputs';
import { buildingNumberKey } from '@covertrail/domain/fields/location-fields';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { checkLocation } from '@covertrail/domain/location/location-terms.rules';
import { fieldMessage } from '@covertrail/wording/fields/field-message';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { ScheduleRow } from '#schedules/schedule';
import type { RecordsOfSheet } from '#spreadsheets/sheet-kind';
import { readTable, type SheetRow } from '#spreadsheets/sheet-table';
import { termsOf } from '../location-terms.rules.js';
import { limitOf } from './limit-cells.rules.js';
import { LOCATION_COLUMNS, type LocationColumn } from './location-columns.js';
import { LOCATION_PROBLEMS } from '../location.problems.js';

type Row = SheetRow<LocationColumn>;
type Problems = Readonly<Record<string, { readonly message: string }>>;

/** The locations of a sheet; one with an error in any of its rows is left out. Throws SHEET.COLUMN_MISSING. */
export function locationsIn(content: SheetContent): RecordsOfSheet<ScheduleRow<LocationDto>> {
  const { rows, errors: wrongCells } = readTable(content, LOCATION_COLUMNS);
  const errors = [...wrongCells];
  const numberAt = (row: number) =>
    content.rows[row - 2]?.[
      content.heading.findIndex((name) => foldedText(name.trim()) === foldedText(LOCATION_COLUMNS.number.title))
    ] ?? '';
  const broken = new Set(errors.map(({ row }) => foldedText(numberAt(row))));
  const records: ScheduleRow<LocationDto>[] = [];
  for (const group of groupsOf(rows)) {
    const found = locationOf(group);
    errors.push(...found.errors);
    if (found.errors.length === 0 && !broken.has(foldedText(group[0].cells.number)))
      records.push({ row: group[0].row, given: found.location });
  }
  return { records, errors: errors.sort((error, other) => error.row - other.row) };
}

type Group = readonly [Row, ...Row[]];

/** The rows of each location, in the order of their first rows. */
function groupsOf(rows: readonly Row[]): readonly Group[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = foldedText(row.cells.number.trim());
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

function locationOf(group: Group): { readonly location: LocationDto; readonly errors: readonly SheetRowError[] } {
  const [{ row: firstRow, cells: first }] = group;
  const limits: PropertyLimit[] = [];
  const buildings = new Map<string, { number: string; description: string; limits: PropertyLimit[] }>();
  const errors = placeErrors(firstRow, first);
  for (const { row, cells } of group) {
    const limit = limitOf(cells);
    if (limit === undefined)
      errors.push({ row, column: LOCATION_COLUMNS.type.title, message: fieldMessage({ code: 'LIMITS.NOT_VALID' }) });
    const rows = cells.building === '' ? limits : buildingOf(buildings, cells).limits;
    if (limit) rows.push(limit);
  }
  const { number, address1, address2, city, state, county, zipCode, country, description } = first;
  const place = {
    number,
    address1,
    address2,
    city,
    state,
    county,
    zipCode,
    country: country === '' ? 'US' : country,
    description,
  };
  const location = { place, limits, buildings: [...buildings.values()] };
  const broken = errors.length === 0 ? brokenRule(location) : null;
  return { location, errors: broken === null ? errors : [{ row: firstRow, column: null, message: broken }] };
}

/** Its first row gives the address of a location. */
function placeErrors(row: number, cells: Row['cells']): SheetRowError[] {
  const missing = [
    ['address1', 'LOCATION_ADDRESS_1.REQUIRED'],
    ['city', 'CITY.REQUIRED'],
    ['state', 'STATE.REQUIRED'],
  ] as const;
  return missing
    .filter(([key]) => cells[key] === '')
    .map(([key, code]) => ({ row, column: LOCATION_COLUMNS[key].title, message: fieldMessage({ code }) }));
}

function buildingOf(
  buildings: Map<string, { number: string; description: string; limits: PropertyLimit[] }>,
  cells: Row['cells'],
) {
  const key = buildingNumberKey(cells.building);
  const building = buildings.get(key) ?? { number: cells.building, description: cells.buildingDescription, limits: [] };
  buildings.set(key, building);
  return building;
}

/** The message of the rule that the location breaks as a whole; null when it breaks none. */
function brokenRule(location: LocationDto): string | null {
  try {
    checkLocation(termsOf(location, location.place.number));
    return null;
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    const problems: Problems = LOCATION_PROBLEMS;
    return problems[error.code]?.message ?? error.code;
  }
}
