import { COVERAGE_LINES, LIMITS_OF, type CoverageLine, type LimitCode } from '../coverage.js';
import type { StandInRow } from '../line-row.js';
import { LINE_TABLE } from '../line-table.js';

/** How policies of `line` may answer for `other` where a template accepts it; null where they never do. */
export const standInOf = (line: CoverageLine, other: CoverageLine): StandInRow | null =>
  LINE_TABLE[line].standsFor[other] ?? null;

/** The lines whose policies a template may accept in place of those of a line. */
export const standInsFor = (line: CoverageLine): readonly CoverageLine[] =>
  COVERAGE_LINES.filter((other) => standInOf(other, line) !== null);

/** The limit of `line` that stands for a limit of `other`; null where none does. */
export const limitInstead = (line: CoverageLine, other: CoverageLine, limit: LimitCode): LimitCode | null =>
  LIMITS_OF[line].find((code) => code === standInOf(line, other)?.limits[limit]) ?? null;
