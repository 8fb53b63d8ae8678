import type { MappedColumn } from '@covertrail/domain/book-import/book-import.contract';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { BookColumn, ReadableSheet } from './book-kind.js';

/** Which column holds which field, counted from 0; a field that no column holds is absent. */
export type ColumnsOf<Field extends string> = ReadonlyMap<Field, number>;

const SAMPLED_ROWS = 50;
/** Shorter titles are in too many others. */
const LEAST_PART = 4;

export const fieldsOf = <Field extends string>({ columns }: Pick<ReadableSheet<Field>, 'columns'>): readonly Field[] =>
  Object.keys(columns) as Field[];

/**
 * Guesses from the titles which column holds which field: the same title first, in whatever case and with whatever signs between its
 * words; then one that has another as its part; then what the texts look like. Each column is given to one field.
 */
export function guessedColumns<Field extends string>(
  kind: Pick<ReadableSheet<Field>, 'columns'>,
  { heading, rows }: Pick<SheetContent, 'heading' | 'rows'>,
): ColumnsOf<Field> {
  const titles = heading.map(plainTitle);
  const found = new Map<Field, number>();
  const used = new Set<number>();
  const give = (fits: (column: BookColumn, at: number) => boolean) => {
    for (const field of fieldsOf(kind)) {
      const at = found.has(field) ? -1 : titles.findIndex((_, at) => !used.has(at) && fits(kind.columns[field], at));
      if (at >= 0) {
        found.set(field, at);
        used.add(at);
      }
    }
  };
  give((column, at) => titlesOf(column).includes(titles[at] ?? ''));
  give((column, at) => titlesOf(column).some((title) => isPart(title, titles[at] ?? '')));
  give(({ looksLike }, at) => looksLike !== undefined && mostMatch(rows, at, looksLike));
  return found;
}

/** `Supplier E-Mail` and `supplier_email` are the same title. */
const plainTitle = (title: string): string => foldedText(title).replaceAll(/[^\p{L}\p{N}]/gu, '');

const titlesOf = ({ title, also }: BookColumn): readonly string[] => [title, ...also].map(plainTitle);

const isPart = (title: string, other: string): boolean =>
  (title.length >= LEAST_PART && other.includes(title)) || (other.length >= LEAST_PART && title.includes(other));

function mostMatch(rows: SheetContent['rows'], at: number, looksLike: RegExp): boolean {
  const texts = rows.slice(0, SAMPLED_ROWS).flatMap((row) => row[at] || []);
  return texts.length > 0 && texts.filter((text) => looksLike.test(text)).length > texts.length / 2;
}

/** Reads `supplierName:0,email:3`. Fields that the book does not have, and columns that are not there or taken, are left out. */
export function columnsIn<Field extends string>(
  kind: Pick<ReadableSheet<Field>, 'columns'>,
  text: string,
  width: number,
): ColumnsOf<Field> {
  const named = new Map(text.split(',').map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])] as const));
  const used = new Set<number>();
  return new Map(
    fieldsOf(kind).flatMap((field) => {
      const at = named.get(field);
      if (at === undefined || !(at < width) || used.has(at)) return [];
      used.add(at);
      return [[field, at] as const];
    }),
  );
}

/** As an event records them. */
export const mappedColumns = (columns: ColumnsOf<string>): readonly MappedColumn[] =>
  [...columns].map(([field, column]) => ({ field, column }));

/** As an event recorded them, in the form that `columnsIn` reads. */
export const columnsText = (mapped: readonly MappedColumn[]): string =>
  mapped.map(({ field, column }) => `${field}:${column}`).join(',');
