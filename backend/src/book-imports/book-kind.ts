import type { ImportedBook } from '@covertrail/domain/book-import/book-import.contract';
import type { FieldProblem } from '@covertrail/domain/fields/field-problem';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { SheetColumn } from '#spreadsheets/sheet-table';

/** A field that a sheet may hold. `also`: other titles that people give its column. `looksLike`: what most of its texts match. */
export interface BookColumn extends SheetColumn {
  readonly also: readonly string[];
  readonly looksLike?: RegExp;
}

/** Where the entries of a sheet go: the company that owns the book, and the book that a row belongs to unless it names one. */
export interface BookTarget {
  readonly companyId: Uuid;
  readonly book: string;
}

/** The texts of a row by field; empty where the sheet has none. */
export type BookCells<Field extends string> = Readonly<Record<Field, string>>;

/**
 * What a feature says of a sheet that it reads: its fields, and when a row is right. Upload, mapping, preview and the sheet of the rows to
 * correct are the same for each [F06].
 */
export interface ReadableSheet<Field extends string = string, Given = unknown> {
  /** Names the file to begin with: `suppliers`. */
  readonly kind: string;
  readonly columns: Readonly<Record<Field, BookColumn>>;
  /** Rows of the file to begin with. */
  readonly sample: readonly BookCells<Field>[];
  /** What a row says where its own cells are empty. */
  defaultsIn(target: BookTarget): Partial<BookCells<Field>>;
  /** The entry of a row whose texts pass the rules of their columns. */
  givenOf(cells: BookCells<Field>): Given;
  /** An entry in one line, for the preview. */
  lineOf(given: Given): string;
  /** No two entries have it in common. */
  sameOf(given: Given): string;
  /** The field that is named where an entry is there already, and the code of that. */
  readonly sameField: Field;
  readonly takenCode: `${string}.${string}`;
  isThere(target: BookTarget, given: Given): Promise<boolean>;
  /** What is wrong with a row as a whole, of which each text passes the rule of its column. */
  wrongWith?(given: Given): { readonly field: Field; readonly problem: FieldProblem } | null;
  /** Why a row was refused, in words. */
  refusalText(code: string): string;
}

/**
 * What a feature says of the address book that it keeps beside how it reads a sheet: what becomes of a row. Progress, resuming, history and
 * refused rows are the same for each book [F06].
 */
export interface BookKind<Field extends string = string, Given = unknown> extends ReadableSheet<Field, Given> {
  readonly kind: ImportedBook;
  /** Names the commands of the rows: it must stay as it is, because the ids of what was imported follow from it. */
  readonly rowName: string;
  /** Adds an entry, whose id follows from the id of the command. Throws `takenCode`. */
  add(target: BookTarget, importId: Uuid, given: Given, meta: CommandMeta): Promise<unknown>;
  /** Removes the entry that the command `addedBy` added. Throws RevisionChanged where there is none, or somebody changed it since. */
  takeBack(addedBy: Uuid, meta: CommandMeta): Promise<unknown>;
}
