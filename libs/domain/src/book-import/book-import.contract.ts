import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { ImportedSheet } from '../sheet-import/sheet-import.contract.js';

/** An address book that takes entries from a spreadsheet: a requester's suppliers [F06], or the certificate holders of an agency or an insured [G08]. */
export type ImportedBook = 'suppliers' | 'holders';

/** Which column of a sheet holds a field of the entries. `column` counts from 0. */
export interface MappedColumn {
  readonly field: string;
  /** @asType integer */
  readonly column: number;
}

/** Rows that were fine when the import began and were refused when they were added, by the code of the rule. A row counts from 1, the heading included. */
export interface RefusedByRule {
  readonly code: string;
  readonly rows: readonly number[];
}

/** `companyId` owns the book. `book` names it among those of the company: the name of a book of suppliers. */
interface ImportIntoBook {
  readonly importId: Uuid;
  readonly companyId: Uuid;
  readonly kind: ImportedBook;
  readonly book: string;
}

/** `count`: how many rows can be read; each becomes a command of its own. `wrong`: how many cannot. */
export type BookImportStarted = DomainEvent<
  'BookImportStarted',
  ImportIntoBook & {
    readonly sheet: ImportedSheet;
    readonly columns: readonly MappedColumn[];
    /** @asType integer */
    readonly count: number;
    /** @asType integer */
    readonly wrong: number;
  }
>;
/** `refusedCount`: the rows that could not be read, and those that a rule refused. */
export type BookImportCompleted = DomainEvent<
  'BookImportCompleted',
  ImportIntoBook & {
    /** @asType integer */
    readonly added: number;
    /** @asType integer */
    readonly refusedCount: number;
    readonly refused: readonly RefusedByRule[];
  }
>;

/** A person took an import back: its entries are removed, but those that somebody changed since. */
export type BookImportUndone = DomainEvent<'BookImportUndone', ImportIntoBook>;
/** `kept`: entries that somebody changed or removed since, which stay as they are. */
export type BookImportUndoCompleted = DomainEvent<
  'BookImportUndoCompleted',
  ImportIntoBook & {
    /** @asType integer */
    readonly removed: number;
    /** @asType integer */
    readonly kept: number;
  }
>;

export type BookImportEvent = BookImportStarted | BookImportCompleted | BookImportUndone | BookImportUndoCompleted;
export type BookImportCommand =
  | ({ readonly type: 'StartBookImport' } & BookImportStarted['data'])
  | { readonly type: 'CompleteBookImport'; readonly added: number; readonly refused: readonly RefusedByRule[] }
  | { readonly type: 'UndoBookImport' }
  | { readonly type: 'CompleteBookUndo'; readonly removed: number };
