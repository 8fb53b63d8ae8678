import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SheetImportDocument } from './sheet-import.views.js';

/** An import of a policy. `revision` is to be sent back as `If-Match` with an undo. */
export type SheetImportRow = Pick<
  SheetImportDocument,
  'id' | 'kind' | 'fileName' | 'count' | 'added' | 'removed' | 'refused' | 'stage' | 'startedAt' | 'revision'
>;

/** What is wrong with a row. `row` counts from 1, the heading included; `column` is null where it is about the whole row. */
export interface SheetRowError {
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
}

/** What an import would do. Nothing is changed; the file is kept for a day, and an import names it by `uploadId`. */
export interface SheetPreview {
  readonly uploadId: Uuid;
  readonly fileName: string;
  readonly rows: number;
  /** Records that would be added: those of rows with an error are left out. */
  readonly count: number;
  readonly errorCount: number;
  /** The first of them. */
  readonly errors: readonly SheetRowError[];
  /** The first records in one line each. */
  readonly sample: readonly string[];
}
