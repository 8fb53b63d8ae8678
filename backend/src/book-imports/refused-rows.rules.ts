import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { SheetCells } from '#spreadsheets/sheet-question';

const REASON = 'What to correct';

/** The rows with an error as they stood in their sheet, each with its reasons in a column more: they can be corrected there and imported again. */
export function refusedSheet({ heading, rows }: SheetContent, errors: readonly SheetRowError[]): readonly SheetCells[] {
  const reasons = new Map<number, string[]>();
  for (const { row, column, message } of errors) {
    const reason = column === null ? message : `${column}: ${message}`;
    reasons.set(row, [...(reasons.get(row) ?? []), reason]);
  }
  const refused = [...reasons].sort(([row], [other]) => row - other);
  return [
    [...heading, REASON],
    ...refused.map(([row, texts]) => [...heading.map((_, at) => rows[row - 2]?.[at] ?? ''), texts.join(' ')]),
  ];
}
