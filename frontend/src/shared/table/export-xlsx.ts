import { utils, write, type CellObject } from '@e965/xlsx';
import type { Column } from './column.js';

/** The most characters that a cell of a spreadsheet holds. */
const LONGEST = 32_767;

/** A number stays one; every other value is a text, in a cell that keeps the format of text: no program takes it for a formula. */
function cellOf(value: string | number | null): CellObject | null {
  if (value === null) return null;
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value.slice(0, LONGEST), z: '@' };
}

/** Rows as .xlsx with a heading line: the columns that have a text. */
export function xlsxOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ArrayBuffer {
  const texts = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  const sheet = utils.aoa_to_sheet([
    texts.map(({ title }) => cellOf(title)),
    ...rows.map((row) => texts.map(({ text }) => cellOf(text(row)))),
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet 1');
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
