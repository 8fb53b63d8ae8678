import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';

export type SheetCells = readonly (string | number | null)[];

/** What the thread that writes spreadsheets is asked. `pages`: rows as JSON, some hundred in each: a text crosses to a thread for less than its objects. */
export interface SheetQuestion {
  readonly pages: readonly string[];
  readonly format: SheetFormat;
}
