import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { policyNumber } from '@covertrail/domain/fields/policy-fields';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import { LIMIT_SHORT_NAMES, LINE_NAMES, LINE_SHORT_NAMES } from '@covertrail/wording/insurance/labels';
import type { SheetColumn } from '#spreadsheets/sheet-table';

/** The lines of which a sheet may hold policies; those of all other lines are refused by row. */
export const EXPORTED_LINES = [
  'generalLiability',
  'automobile',
  'umbrella',
  'workersCompensation',
] as const satisfies readonly CoverageLine[];
export type ExportedLine = (typeof EXPORTED_LINES)[number];

/** The columns that every sheet must have. */
export const EXPORT_COLUMNS = {
  client: { title: 'Client', needed: true },
  type: { title: 'Policy type', needed: true },
  policyNumber: { title: 'Policy number', rule: policyNumber, needed: true },
  naic: { title: 'NAIC', needed: true },
  effectiveOn: { title: 'Effective date', needed: true },
  expiresOn: { title: 'Expiration date', needed: true },
} as const satisfies Readonly<Record<string, SheetColumn>>;
export type ExportColumn = keyof typeof EXPORT_COLUMNS;

/** The limits of these lines; each is in one line. */
export const EXPORTED_LIMITS: readonly LimitCode[] = EXPORTED_LINES.flatMap((line) => LIMITS_OF[line]);

const lineOf = (limit: LimitCode): ExportedLine | undefined =>
  EXPORTED_LINES.find((line) => LIMITS_OF[line].includes(limit));

/** A column for each limit, which a sheet may leave out: `GL each occurrence`. */
export const LIMIT_COLUMNS: Readonly<Record<LimitCode, SheetColumn>> = recordOf(EXPORTED_LIMITS, (limit) => {
  const line = lineOf(limit);
  return { title: `${line === undefined ? '' : `${LINE_SHORT_NAMES[line]} `}${LIMIT_SHORT_NAMES[limit]}` };
});

/** `GL`, `General liability`: how a sheet may name a line, without regard to case and the kind of apostrophe. */
export const lineNamed = (text: string): ExportedLine | undefined =>
  EXPORTED_LINES.find((line) =>
    [LINE_NAMES[line], LINE_SHORT_NAMES[line]].some((name) => plainName(name) === plainName(text)),
  );

const plainName = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");

/** The titles of all columns, in the order of the sample. */
export const EXPORT_HEADING: readonly string[] = [
  ...Object.values(EXPORT_COLUMNS),
  ...EXPORTED_LIMITS.map((limit) => LIMIT_COLUMNS[limit]),
].map(({ title }) => title);
