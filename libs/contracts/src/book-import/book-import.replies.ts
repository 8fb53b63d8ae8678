import type { SheetPreview } from '../sheet-import/sheet-import.replies.js';
import type { BookImportDocument } from './book-import.views.js';

/** A field of the entries, and the column of the sheet that holds it: counted from 0, null for none. */
export interface BookColumnChoice {
  readonly field: string;
  readonly title: string;
  readonly needed: boolean;
  readonly column: number | null;
}

/** What an import would do with these columns. `heading` and `examples`: the first row of the sheet, and the next three. */
export interface BookSheetPreview extends SheetPreview {
  readonly heading: readonly string[];
  readonly examples: readonly (readonly string[])[];
  readonly columns: readonly BookColumnChoice[];
  /** Titles of the fields that a sheet must have and that no column holds: nothing can be imported before. */
  readonly missing: readonly string[];
  /** Rows with at least one error. */
  readonly wrongRows: number;
}

/** An import in the history. `startedBy` is the name of the person. */
export type BookImportRow = Pick<
  BookImportDocument,
  'id' | 'book' | 'fileName' | 'count' | 'added' | 'removed' | 'stage' | 'startedBy' | 'startedAt'
> & {
  /** Rows that were not taken: while it runs, those that could not be read. */
  readonly refused: number;
};
