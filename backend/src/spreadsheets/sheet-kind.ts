import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Reservation } from '@covertrail/platform/reservations/reservations';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import type { SheetContent } from './sheet-content.js';

/** A record of a sheet, by its first row: 1 is the heading. */
export interface SheetRecord {
  readonly row: number;
}

/** The records in a sheet; one with an error in any of its rows is left out. */
export interface RecordsOfSheet<Found extends SheetRecord> {
  readonly records: readonly Found[];
  readonly errors: readonly SheetRowError[];
}

/** Where the records of an import go. */
interface ImportTarget {
  readonly importId: Uuid;
  readonly policyId: Uuid;
}

/** What a feature says of the records that it imports. Upload, preview, progress, resuming and undo are the same for each kind. */
export interface SheetKind<Found extends SheetRecord> {
  readonly kind: ImportedKind;
  /** Names the commands of the rows: it must stay as it is, because the ids of what was imported follow from it. */
  readonly rowName: string;
  /** Throws SHEET.COLUMN_MISSING. */
  recordsIn(content: SheetContent): RecordsOfSheet<Found>;
  /** A record in one line, for the preview. */
  lineOf(record: Found): string;
  /** What must be unique in the policy, and the error of a row whose value is taken. */
  reservationOf(policyId: Uuid, record: Found): Reservation;
  readonly whenTaken: Omit<SheetRowError, 'row'>;
  /** Adds a record; its id follows from the id of the command. */
  add(target: ImportTarget, record: Found, meta: CommandMeta): Promise<unknown>;
  /** Removes the record that a command added, unless someone has changed it since. */
  undo(importId: Uuid, addedBy: Uuid, meta: CommandMeta): Promise<unknown>;
}
