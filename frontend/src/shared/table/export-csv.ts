import type { Column } from './column.js';

/** A cell that a spreadsheet would run as a formula is quoted as text. */
const RUNS = /^[=+\-@\t\r]/;

function cellText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = RUNS.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180) with a heading line: the columns that have a text. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const texts = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  const lines = [
    texts.map(({ title }) => cellText(title)),
    ...rows.map((row) => texts.map(({ text }) => cellText(text(row)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
