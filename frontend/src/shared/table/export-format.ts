import type { Column } from './column.js';
import { csvOf } from './export-csv.js';
import { saveFile } from './save-file.js';

/** The kinds of file that a list can be exported as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const FORMAT_TEXTS: Readonly<Record<ExportFormat, string>> = { csv: 'CSV (.csv)', xlsx: 'Excel (.xlsx)' };

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** By the byte order mark at its start, spreadsheet programs read a .csv as UTF-8. */
const MARK = '\uFEFF';

/** Saves rows as `<name>.csv` or `<name>.xlsx`. What writes the latter is loaded when it is first needed, and may fail to load. */
export async function saveRows<Row>(
  name: string,
  format: ExportFormat,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  if (format === 'csv') return saveFile(`${name}.csv`, [MARK, csvOf(columns, rows)], TYPES.csv);
  const { xlsxOf } = await import('./export-xlsx.js');
  return saveFile(`${name}.xlsx`, [xlsxOf(columns, rows)], TYPES.xlsx);
}
