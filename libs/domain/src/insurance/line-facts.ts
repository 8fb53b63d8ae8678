import { recordOf } from '../kernel/record-of.js';
import {
  COVERAGE_LINES,
  ENDORSEMENTS_OF,
  LIMITS_OF,
  type CoverageLine,
  type EndorsementCode,
  type LimitCode,
} from './coverage.js';
import { LIFTS, type EndorsementRow, type Lift, type LimitRow } from './line-row.js';
import { LINE_TABLE } from './line-table.js';

/** Whether policies of a line are umbrellas: they have a schedule of underlying insurance and count above the lines on it. */
export const isUmbrella = (line: CoverageLine): boolean => LINE_TABLE[line].umbrella;

/** The lines that may stand on the schedule of an umbrella. */
export const UNDERLYING_LINES: readonly CoverageLine[] = COVERAGE_LINES.filter((line) => LINE_TABLE[line].underlying);

/** Whether the certificate of a line says if it covers by occurrence or by claims made; the other lines are always on occurrence. */
export const hasTrigger = (line: CoverageLine): boolean => LINE_TABLE[line].trigger === 'stated';
export const LINES_WITH_TRIGGER: readonly CoverageLine[] = COVERAGE_LINES.filter(hasTrigger);

/** Whether a policy of a line must show an amount. Amounts of a statutory line may be unknown. */
export const needsLimit = (line: CoverageLine): boolean => LINE_TABLE[line].limitNeeded;

/** Whether a line covers employees: its certificate asks who of the owners is excluded, and some states insure it alone. */
export const isOfEmployees = (line: CoverageLine): boolean =>
  LINE_TABLE[line].category === 'workersCompensationAndEmployersLiability';

/** Whether a line is automobile liability, whose additional insured has no operations. */
export const isAutoLiability = (line: CoverageLine): boolean => LINE_TABLE[line].category === 'automobileLiability';

/** Whether a line is commercial general liability. */
export const isOfGeneralLiability = (line: CoverageLine): boolean =>
  LINE_TABLE[line].category === 'commercialGeneralLiability';

/** Whether a policy of a line lists its vehicles. */
export const listsVehicles = (line: CoverageLine): boolean => LINE_TABLE[line].listsVehicles;

/** Whether policies of a line may have blanket limits: the line values goods. */
export const hasBlankets = (line: CoverageLine): boolean =>
  LIMITS_OF[line].some((limit) => limitRowOf(limit).carries.includes('valuation'));

/** Whether a form of a line is proof only with its edition. */
export const formNeedsEdition = (line: CoverageLine): boolean => LINE_TABLE[line].formNeedsEdition;

/** An endorsement on a line, null where the line cannot have it. */
export function endorsementOf(line: CoverageLine, code: EndorsementCode): EndorsementRow | null {
  const rows: Readonly<Partial<Record<EndorsementCode, EndorsementRow>>> = LINE_TABLE[line].endorsements;
  return rows[code] ?? null;
}

/** The endorsements of a line that a template may require by their form; notice of cancellation is required by its days (decision 64). */
export const requiredByForm = (line: CoverageLine): readonly EndorsementCode[] =>
  ENDORSEMENTS_OF[line].filter((code) => endorsementOf(line, code)?.scope !== 'notice');

/** The ISO or NCCI form that usually grants it, null where there is no usual one. */
export const usualForm = (line: CoverageLine, code: EndorsementCode): string | null =>
  endorsementOf(line, code)?.form ?? null;

/** Whether endorsement forms of another line prove on policies of this line too. */
export const takesFormsOf = (line: CoverageLine, other: string): boolean => LINE_TABLE[line].formsOf === other;

const LIMIT_ROWS: ReadonlyMap<string, LimitRow> = new Map(
  COVERAGE_LINES.flatMap((line) => Object.entries(LINE_TABLE[line].limits)),
);

/** What the table knows of a type of limit. Throws where it has none of this code. */
export function limitRowOf(limit: LimitCode): LimitRow {
  const row = LIMIT_ROWS.get(limit);
  if (row === undefined) throw new Error(`No line has the limit ${limit}.`);
  return row;
}

/**
 * Which limit of an umbrella adds to a limit of a primary policy. Umbrellas add nothing to medical expense and rented premises;
 * only another umbrella adds to an umbrella.
 */
export const liftOf = (limit: LimitCode): Lift | null => LIMIT_ROWS.get(limit)?.lift ?? null;

const ADDING = recordOf(COVERAGE_LINES, (line) =>
  recordOf(
    LIFTS,
    (lift) => (isUmbrella(line) ? LIMITS_OF[line].find((limit) => liftOf(limit) === lift) : undefined) ?? lift,
  ),
);

/** The limit by which a policy of an umbrella line adds to those below it: an excess policy names its limits by codes of its own. */
export const addingLimit = (line: CoverageLine, lift: Lift): LimitCode => ADDING[line][lift];
