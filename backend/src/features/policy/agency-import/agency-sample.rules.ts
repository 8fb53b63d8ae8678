import { LIMITS_OF, type LimitCode } from '@covertrail/domain/compliance/coverage';
import { LINE_NAMES } from '@covertrail/wording/compliance/labels';
import { sheetFile } from '#spreadsheets/sheet-file';
import { EXPORTED_LIMITS, EXPORT_HEADING, type ExportedLine } from './agency-columns.rules.js';

const PERIOD = ['03/01/2026', '03/01/2027'] as const;

/** Dollars; the other limits of the line are left empty. */
const SAMPLE: readonly { readonly line: ExportedLine; readonly number: string; readonly limits: Readonly<Partial<Record<LimitCode, number>>> }[] = [
  { line: 'generalLiability', number: 'GL-88120', limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 } },
  { line: 'automobile', number: 'CA-88121', limits: { combinedSingleLimit: 1_000_000 } },
  { line: 'umbrella', number: 'UM-88122', limits: { umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: 5_000_000 } },
  { line: 'workersCompensation', number: 'WC-88123', limits: Object.fromEntries(LIMITS_OF.workersCompensation.map((limit) => [limit, 1_000_000])) },
];

/** A file with a heading and a policy of each line, to begin with. */
export const agencySample = (): Buffer => sheetFile([
  EXPORT_HEADING,
  ...SAMPLE.map(({ line, number, limits }) => ['Granite Peak Demolition', LINE_NAMES[line], number, '12345', ...PERIOD, ...EXPORTED_LIMITS.map((limit) => limits[limit] ?? null)]),
], 'xlsx');
