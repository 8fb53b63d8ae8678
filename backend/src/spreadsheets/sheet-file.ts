import { utils, write } from '@e965/xlsx';
import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';

export const CONTENT_TYPES: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Characters with which spreadsheet programs take a text for a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/;

/** A spreadsheet with these rows. In a .csv a text that a program would run as a formula gets an apostrophe before it. */
export function sheetFile(rows: readonly (readonly (string | number | null)[])[], format: SheetFormat): Buffer {
  const safe = rows.map((row) =>
    row.map((cell) => (format === 'csv' && typeof cell === 'string' && BEGINS_FORMULA.test(cell) ? `'${cell}` : cell)),
  );
  const sheet = utils.aoa_to_sheet(safe);
  if (format === 'csv') return Buffer.from(`\uFEFF${utils.sheet_to_csv(sheet)}\r\n`, 'utf8');
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet 1');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
