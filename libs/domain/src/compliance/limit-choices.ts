import { COVERAGE_LINES, type CoverageLine, type LimitCode } from '../insurance/coverage.js';
import { LINE_TABLE } from '../insurance/line-table.js';

/** The base limit of a row and the one that covers more; a policy states one of both. */
export type LimitChoice = readonly [base: LimitCode, wider: LimitCode];

/** The rows of a line in which a policy chooses a limit [C03] (personal injury). */
export const limitChoicesOf = (line: CoverageLine): readonly LimitChoice[] => LINE_TABLE[line].limitChoices;

const WIDER: ReadonlyMap<LimitCode, LimitCode> = new Map(COVERAGE_LINES.flatMap(limitChoicesOf));

/** The limit that covers what this one covers, and more; null where there is none. */
export const widerLimit = (limit: LimitCode): LimitCode | null => WIDER.get(limit) ?? null;

/** Whether a policy of a line states both limits of one row. */
export const hasBothOfRow = (line: CoverageLine, isSet: (limit: LimitCode) => boolean): boolean =>
  limitChoicesOf(line).some(([base, wider]) => isSet(base) && isSet(wider));
