import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { LIMITS_OF, type LimitCode, type Limits } from '@covertrail/domain/insurance/coverage';
import type { PolicyPeriod } from '@covertrail/domain/insurance/terms/policy-terms';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { RecordsOfSheet, SheetRecord } from '#spreadsheets/sheet-kind';
import { readTable, type SheetRow } from '#spreadsheets/sheet-table';
import { amountInCell, dayInCell } from './agency-cells.rules.js';
import {
  EXPORTED_LIMITS,
  EXPORTED_LINES,
  EXPORT_COLUMNS,
  EXPORT_HEADING,
  LIMIT_COLUMNS,
  lineNamed,
  type ExportColumn,
  type ExportedLine,
} from './agency-columns.rules.js';

/** One policy of a sheet. `limits` is absent where all its cells are empty. */
export interface ExportRow extends SheetRecord {
  readonly client: string;
  readonly line: ExportedLine;
  readonly policyNumber: string;
  readonly naic: string;
  readonly period: PolicyPeriod;
  readonly limits?: Limits;
}

type Cells = SheetRow<ExportColumn | LimitCode>['cells'];
type Wrong = Omit<SheetRowError, 'row'>;
type TermInRow = Pick<ExportRow, 'row' | 'period'>;

const OTHER_LINE = `Only ${EXPORTED_LINES.map((line) => LINE_NAMES[line].toLowerCase()).join(', ')} can be imported. Please enter this policy on the page of the client.`;
const NO_DAY = 'Please enter a date, such as 03/01/2026.';
const NO_AMOUNT = 'Please enter an amount in dollars, such as 1,000,000, or nothing.';
const WRONG_WAY_ROUND = 'Expiration date must be after the effective date.';
const NO_NAIC = 'Please enter the NAIC number of the insurer: five digits.';

/** The policies of a sheet. A policy that stands in an earlier row with a period that shares a day is an error of the later one. Throws SHEET.COLUMN_MISSING. */
export function exportRowsIn(content: SheetContent): RecordsOfSheet<ExportRow> {
  const { rows, errors: wrongCells } = readTable<ExportColumn | LimitCode>(content, {
    ...LIMIT_COLUMNS,
    ...EXPORT_COLUMNS,
  });
  const errors: SheetRowError[] = [...wrongCells];
  const earlierRows = new Map<string, TermInRow[]>();
  const records: ExportRow[] = [];
  for (const { row, cells } of rows) {
    const read = rowOf(cells);
    const found = 'wrong' in read ? read.wrong : repeated(read, row, earlierRows);
    if (found.length === 0 && !('wrong' in read)) records.push({ row, ...read });
    errors.push(...found.map((wrong) => ({ row, ...wrong })));
  }
  return { records, errors: errors.sort((error, other) => error.row - other.row) };
}

/** Titles of columns that hold something and are not read. */
export const ignoredIn = ({ heading }: SheetContent): readonly string[] => {
  const readTitles = new Set(EXPORT_HEADING.map(foldedText));
  return heading.filter((title) => title !== '' && !readTitles.has(foldedText(title.trim())));
};

function rowOf(cells: Cells): Omit<ExportRow, 'row'> | { readonly wrong: readonly Wrong[] } {
  const line = lineNamed(cells.type);
  const [effectiveOn, expiresOn] = [dayInCell(cells.effectiveOn), dayInCell(cells.expiresOn)];
  const { limits, wrong: wrongLimits } = limitsOf(cells, line);
  if (
    line !== undefined &&
    effectiveOn !== null &&
    expiresOn !== null &&
    effectiveOn < expiresOn &&
    isNaic(cells.naic) &&
    cells.client !== '' &&
    wrongLimits.length === 0
  ) {
    const { client, policyNumber, naic } = cells;
    return {
      client,
      line,
      policyNumber,
      naic: naic.padStart(5, '0'),
      period: { effectiveOn, expiresOn },
      ...(Object.keys(limits).length === 0 ? {} : { limits }),
    };
  }
  return {
    wrong: [
      ...(cells.client === '' ? [at('client', 'Please enter the name of the client.')] : []),
      ...(line === undefined ? [at('type', OTHER_LINE)] : []),
      ...(isNaic(cells.naic) ? [] : [at('naic', NO_NAIC)]),
      ...(effectiveOn === null ? [at('effectiveOn', NO_DAY)] : []),
      ...(expiresOn === null ? [at('expiresOn', NO_DAY)] : []),
      ...(effectiveOn !== null && expiresOn !== null && effectiveOn >= expiresOn
        ? [at('expiresOn', WRONG_WAY_ROUND)]
        : []),
      ...wrongLimits,
    ],
  };
}

/** `0` names no insurer. Spreadsheet programs cut zeros at the beginning. */
const isNaic = (text: string): boolean => /^\d{2,5}$/.test(text);

/** True where two periods have a day in common. */
export const overlap = (period: PolicyPeriod, other: PolicyPeriod): boolean =>
  period.effectiveOn < other.expiresOn && other.effectiveOn < period.expiresOn;

const at = (column: ExportColumn, message: string): Wrong => ({ column: EXPORT_COLUMNS[column].title, message });

function limitsOf(
  cells: Cells,
  line: ExportedLine | undefined,
): { readonly limits: Limits; readonly wrong: readonly Wrong[] } {
  const limits: Partial<Record<LimitCode, number>> = {};
  const wrong: Wrong[] = [];
  for (const limit of EXPORTED_LIMITS) {
    const text = cells[limit];
    if (text === '') continue;
    const amount = amountInCell(text);
    const { title } = LIMIT_COLUMNS[limit];
    if (amount === null) wrong.push({ column: title, message: NO_AMOUNT });
    else if (line !== undefined && !LIMITS_OF[line].includes(limit))
      wrong.push({
        column: title,
        message: `A policy of the type ${LINE_NAMES[line].toLowerCase()} does not have this limit.`,
      });
    else limits[limit] = amount;
  }
  return { limits, wrong };
}

/** A row of another term of the same policy is no repeat. */
function repeated(
  { client, line, policyNumber, naic, period }: Omit<ExportRow, 'row'>,
  row: number,
  earlierRows: Map<string, TermInRow[]>,
): readonly Wrong[] {
  const key = JSON.stringify([foldedText(client), line, foldedText(policyNumber), naic]);
  const terms = earlierRows.get(key) ?? [];
  const earlier = terms.find((term) => overlap(term.period, period));
  if (earlier) return [at('policyNumber', `This policy is in row ${earlier.row} already.`)];
  terms.push({ row, period });
  earlierRows.set(key, terms);
  return [];
}
