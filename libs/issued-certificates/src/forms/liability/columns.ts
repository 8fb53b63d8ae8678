import { EDGES } from '../sheet.js';

/** Where the columns of the table of policies begin; each ends where the next one begins. */
export const COLUMNS = {
  letter: [EDGES.left, 38],
  type: [38, 176],
  additionalInsured: [176, 194],
  waiver: [194, 212],
  number: [212, 330],
  effective: [330, 378],
  expiration: [378, 426],
  limitName: [426, 517],
  limitAmount: [517, EDGES.right],
} as const satisfies Readonly<Record<string, readonly [left: number, right: number]>>;
export type Column = keyof typeof COLUMNS;

/** A line of a row. */
export const LINE = 12;

/** Where the rows begin, and how many lines each has. */
export const BANDS = {
  head: { top: 507, lines: 1.5 },
  generalLiability: { top: 489, lines: 7 },
  automobile: { top: 405, lines: 5 },
  umbrella: { top: 345, lines: 3 },
  workersCompensation: { top: 309, lines: 4 },
  free: { top: 261, lines: 3 },
} as const;
export type Band = keyof typeof BANDS;

export const bottomOf = (band: Band): number => BANDS[band].top - BANDS[band].lines * LINE;

/** The base line of the text of a line of a band, from 0. */
export const baseOf = (band: Band, line: number): number => BANDS[band].top - (line + 1) * LINE + 4;

/** A part of a column, from a line of a band on. */
export const areaOf = (column: Column, band: Band, line = 0, lines: number = BANDS[band].lines - line) => ({
  left: COLUMNS[column][0],
  right: COLUMNS[column][1],
  top: BANDS[band].top - line * LINE,
  bottom: BANDS[band].top - (line + lines) * LINE,
});
