import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { RecordsOfSheet } from '#spreadsheets/sheet-kind';
import { fieldsOf, type ColumnsOf } from './book-columns.rules.js';
import type { ReadableSheet, BookTarget } from './book-kind.js';
import { missingColumns, type BookRow } from './book-sheet.rules.js';

const MOST_ERRORS = 100;
const SAMPLE = 5;
const EXAMPLES = 3;
/** As much of a cell as helps to recognize its column. */
const LONGEST_EXAMPLE = 60;

interface ReadSheet<Given> {
  readonly uploadId: string;
  readonly fileName: string;
  readonly content: SheetContent;
  readonly columns: ColumnsOf<string>;
  readonly found: RecordsOfSheet<BookRow<Given>>;
}

/** What an import of a sheet would do. While a needed column is missing nothing could be imported, and no row is said to be wrong. */
export function previewOf<Given>(
  kind: ReadableSheet<string, Given>,
  target: BookTarget,
  { uploadId, fileName, content: { heading, rows }, columns, found: { records, errors } }: ReadSheet<Given>,
): BookSheetPreview {
  const missing = missingColumns(kind, columns, target);
  const told = missing.length === 0 ? errors : [];
  return {
    uploadId,
    fileName,
    rows: rows.length,
    heading: heading.map(shortened),
    examples: rows.slice(0, EXAMPLES).map((row) => row.map(shortened)),
    columns: fieldsOf(kind).map((field) => {
      const { title, needed = false } = kind.columns[field] ?? { title: field };
      return { field, title, needed, column: columns.get(field) ?? null };
    }),
    missing,
    count: missing.length === 0 ? records.length : 0,
    wrongRows: new Set(told.map(({ row }) => row)).size,
    errorCount: told.length,
    errors: told.slice(0, MOST_ERRORS),
    sample: missing.length === 0 ? records.slice(0, SAMPLE).map(({ given }) => kind.lineOf(given)) : [],
  };
}

const shortened = (text: string): string =>
  text.length > LONGEST_EXAMPLE ? `${[...text].slice(0, LONGEST_EXAMPLE).join('')}…` : text;
