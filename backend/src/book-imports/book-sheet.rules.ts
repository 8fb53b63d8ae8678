import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { fieldMessage } from '@covertrail/wording/fields/field-message';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { RecordsOfSheet, SheetRecord } from '#spreadsheets/sheet-kind';
import { fieldsOf, type ColumnsOf } from './book-columns.rules.js';
import type { BookCells, ReadableSheet, BookTarget } from './book-kind.js';

/** An entry that a sheet holds, by its row: 1 is the heading. */
export interface BookRow<Given> extends SheetRecord {
  readonly given: Given;
}

const FORMULA = 'Please replace the formula by its value.';

/** Titles of the fields that the entries must have and that no column holds. */
export const missingColumns = <Field extends string>(
  kind: ReadableSheet<Field>,
  columns: ColumnsOf<Field>,
  target: BookTarget,
): readonly string[] =>
  fieldsOf(kind)
    .filter((field) => kind.columns[field].needed && !columns.has(field) && !kind.defaultsIn(target)[field])
    .map((field) => kind.columns[field].title);

/** The entries of a sheet; empty rows are left out, and so are rows with an error and those whose entry stands in an earlier row. */
export function bookRowsIn<Field extends string, Given>(
  kind: ReadableSheet<Field, Given>,
  target: BookTarget,
  content: SheetContent,
  columns: ColumnsOf<Field>,
): RecordsOfSheet<BookRow<Given>> {
  const records: BookRow<Given>[] = [];
  const errors: SheetRowError[] = [];
  const earlier = new Map<string, number>();
  const formulas = new Set(content.formulas.map(([row, column]) => `${row} ${column}`));
  content.rows.forEach((texts, index) => {
    if (texts.every((text) => text === '')) return;
    const row = index + 2;
    const cells = cellsOf(kind, target, texts, columns);
    const wrong = fieldsOf(kind).flatMap((field) => {
      const { title, rule } = kind.columns[field];
      if (formulas.has(`${index} ${columns.get(field) ?? ''}`)) return [{ row, column: title, message: FORMULA }];
      const problem = rule?.check(cells[field]) ?? null;
      return problem === null ? [] : [{ row, column: title, message: fieldMessage(problem) }];
    });
    if (wrong.length > 0) return void errors.push(...wrong);
    const given = kind.givenOf(cells);
    const whole = kind.wrongWith?.(given) ?? null;
    if (whole !== null) {
      errors.push({ row, column: kind.columns[whole.field].title, message: fieldMessage(whole.problem) });
      return;
    }
    const same = foldedText(kind.sameOf(given));
    const first = earlier.get(same);
    if (first === undefined) {
      earlier.set(same, row);
      records.push({ row, given });
    } else errors.push({ row, column: titleOfSame(kind), message: `This entry is in row ${first} already.` });
  });
  return { records, errors };
}

/** The title of what is named where an entry is there already. */
export const titleOfSame = <Field extends string>(kind: ReadableSheet<Field>): string =>
  kind.columns[kind.sameField].title;

/** A cell of several lines becomes one line. */
function cellsOf<Field extends string>(
  kind: ReadableSheet<Field>,
  target: BookTarget,
  texts: readonly string[],
  columns: ColumnsOf<Field>,
): BookCells<Field> {
  const defaults = kind.defaultsIn(target);
  return Object.fromEntries(
    fieldsOf(kind).map((field) => {
      const text = texts[columns.get(field) ?? -1] ?? '';
      return [field, oneLine(text) || (defaults[field] ?? '')];
    }),
  ) as Record<Field, string>;
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .trim()
    .normalize('NFC');
