import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { fieldMessage } from '@covertrail/wording/fields/field-message';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { Problem } from '#http/problem';
import type { SheetContent } from './sheet-content.js';

/** A column of an import: the title of its heading, the rule that its texts must pass, and whether a sheet must have it. */
export interface SheetColumn {
  readonly title: string;
  readonly rule?: FieldRule;
  readonly needed?: true;
}

/** One row of a sheet, by the keys of the columns. `row` counts from 1, the heading included. */
export interface SheetRow<Key extends string> {
  readonly row: number;
  readonly cells: Readonly<Record<Key, string>>;
}

export interface ReadTable<Key extends string> {
  readonly rows: readonly SheetRow<Key>[];
  readonly errors: readonly SheetRowError[];
}

const FORMULA = 'Please replace the formula by its value.';

/** The rows of a sheet by column; empty rows are left out, and a row with an error as well. Throws SHEET.COLUMN_MISSING. */
export function readTable<Key extends string>(
  content: SheetContent,
  columns: Readonly<Record<Key, SheetColumn>>,
): ReadTable<Key> {
  const keys = Object.keys(columns) as Key[];
  const places = new Map(keys.map((key) => [key, placeOf(content, columns[key])]));
  const formulas = new Set(content.formulas.map(([row]) => row));
  const rows: SheetRow<Key>[] = [];
  const errors: SheetRowError[] = [];
  content.rows.forEach((texts, index) => {
    if (texts.every((text) => text === '')) return;
    const cells = Object.fromEntries(keys.map((key) => [key, texts[places.get(key) ?? -1] ?? ''])) as Record<
      Key,
      string
    >;
    const row = index + 2;
    const wrong = formulas.has(index)
      ? formulaErrors(content, index)
      : keys.flatMap((key) => errorOf(row, columns[key], cells[key]));
    if (wrong.length === 0) rows.push({ row, cells });
    errors.push(...wrong);
  });
  return { rows, errors };
}

function placeOf({ heading }: SheetContent, { title, needed }: SheetColumn): number {
  const at = heading.findIndex((name) => foldedText(name.trim()) === foldedText(title));
  if (at < 0 && needed) throw new Problem('SHEET.COLUMN_MISSING', { params: { column: title } });
  return at;
}

const formulaErrors = ({ heading, formulas }: SheetContent, index: number): SheetRowError[] =>
  formulas
    .filter(([row]) => row === index)
    .map(([, column]) => ({ row: index + 2, column: heading[column] ?? null, message: FORMULA }));

function errorOf(row: number, { title, rule }: SheetColumn, text: string): SheetRowError[] {
  const problem = rule?.check(text) ?? null;
  return problem === null ? [] : [{ row, column: title, message: fieldMessage(problem) }];
}
