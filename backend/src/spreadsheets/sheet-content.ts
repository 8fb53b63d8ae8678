/** The rows of a spreadsheet as texts. `rows[0]` is the row under the heading: row 2 of the sheet. Empty rows at the end are left out. */
export interface SheetContent {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Cells with a formula, as `[row index, column index]`: a formula is never computed. */
  readonly formulas: readonly (readonly [row: number, column: number])[];
}

/** Why a file cannot be read as a spreadsheet; `spreadsheet.problems.ts` has a text for each. */
export const SHEET_CODES = [
  'SHEET.NOT_READABLE',
  'SHEET.TOO_MANY_ROWS',
  'SHEET.TOO_LARGE_INSIDE',
  'SHEET.NO_HEADING',
] as const;
type SheetRefusal = (typeof SHEET_CODES)[number];

export type SheetAnswer = { readonly content: SheetContent } | { readonly refused: SheetRefusal };

/** Rows under the heading. */
export const MOST_ROWS = 10_000;
export const MOST_COLUMNS = 60;
/** What the parts of an .xlsx may unpack to, all together. */
export const MOST_UNPACKED_BYTES = 100_000_000;
