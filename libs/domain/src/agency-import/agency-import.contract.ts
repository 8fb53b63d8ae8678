import type { AgencySystem } from '../compliance/proof/source-table.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { ImportedSheet, RefusedRow } from '../sheet-import/sheet-import.contract.js';

/** What the rows did, each counted once. `renewed`: a policy was added that takes the place of another one when that expires. `confirmed`: all that the row states was recorded already. `unchanged`: it was also confirmed already. */
export type AgencyImportCounts = {
  /** @asType integer */
  readonly added: number;
  /** @asType integer */
  readonly renewed: number;
  /** @asType integer */
  readonly changed: number;
  /** @asType integer */
  readonly confirmed: number;
  /** @asType integer */
  readonly unchanged: number;
};

/** An agency imports a sheet of policies that its system wrote. `count`: how many rows can be read; each becomes a command to a policy. */
export type AgencyImportStarted = DomainEvent<'AgencyImportStarted', {
  readonly importId: Uuid;
  readonly agencyId: Uuid;
  readonly system: AgencySystem;
  /** The day of the export: what the sheet says was so on that day. */
  readonly asOf: CalendarDate;
  readonly sheet: ImportedSheet;
  /** @asType integer */
  readonly count: number;
}>;
/** `refused` holds the first hundred; `refusedCount` counts them all. */
export type AgencyImportCompleted = DomainEvent<'AgencyImportCompleted', AgencyImportCounts & {
  readonly importId: Uuid;
  readonly agencyId: Uuid;
  readonly system: AgencySystem;
  readonly asOf: CalendarDate;
  /** @asType integer */
  readonly refusedCount: number;
  readonly refused: readonly RefusedRow[];
}>;

export type AgencyImportEvent = AgencyImportStarted | AgencyImportCompleted;
export type AgencyImportCommand =
  | ({ readonly type: 'StartAgencyImport' } & AgencyImportStarted['data'])
  | ({ readonly type: 'CompleteAgencyImport'; readonly refused: readonly RefusedRow[] } & AgencyImportCounts);
