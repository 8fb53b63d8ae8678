import type { DomainEvent, Uuid } from '../kernel/event.js';

/** What the rows of a spreadsheet become. */
export const IMPORTED_KINDS = ['locations', 'vehicles'] as const;
export type ImportedKind = (typeof IMPORTED_KINDS)[number];

/** An uploaded spreadsheet: its bytes are in the file store. `sha256`: 64 lower-case hexadecimal digits. */
export interface ImportedSheet {
  readonly fileId: Uuid;
  readonly sha256: string;
  readonly fileName: string;
}

interface ImportOfPolicy {
  readonly importId: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
}

/** A record that was not added although its row was fine in the preview: the code of the rule that refused it. `row` counts from 1. */
export interface RefusedRow {
  readonly row: number;
  readonly code: string;
}

/** `count`: how many records the sheet holds. Its rows are not events: each becomes a command of its own. */
export type SheetImportStarted = DomainEvent<
  'SheetImportStarted',
  ImportOfPolicy & {
    readonly kind: ImportedKind;
    readonly agencyId: Uuid | null;
    readonly sheet: ImportedSheet;
    /** @asType integer */
    readonly count: number;
  }
>;
/** `refused` holds the first hundred; `refusedCount` counts them all. */
export type SheetImportCompleted = DomainEvent<
  'SheetImportCompleted',
  ImportOfPolicy & {
    readonly kind: ImportedKind;
    /** @asType integer */
    readonly added: number;
    /** @asType integer */
    readonly refusedCount: number;
    readonly refused: readonly RefusedRow[];
  }
>;
/** What the import added is removed again, except what someone changed since. */
export type SheetImportUndone = DomainEvent<
  'SheetImportUndone',
  ImportOfPolicy & {
    readonly kind: ImportedKind;
    /** @asType integer */
    readonly count: number;
  }
>;

export type SheetImportEvent = SheetImportStarted | SheetImportCompleted | SheetImportUndone;
export type SheetImportCommand =
  | ({ readonly type: 'StartSheetImport' } & SheetImportStarted['data'])
  | { readonly type: 'CompleteSheetImport'; readonly added: number; readonly refused: readonly RefusedRow[] }
  | { readonly type: 'UndoSheetImport' };
