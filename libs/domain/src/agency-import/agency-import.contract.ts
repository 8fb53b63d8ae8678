import type { AgencySystem } from '../insurance/source-table.js';
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
export type AgencyImportStarted = DomainEvent<
  'AgencyImportStarted',
  {
    readonly importId: Uuid;
    readonly agencyId: Uuid;
    readonly system: AgencySystem;
    /** The day of the export: what the sheet says was so on that day. */
    readonly asOf: CalendarDate;
    readonly sheet: ImportedSheet;
    /** @asType integer */
    readonly count: number;
  }
>;
/** `refused` holds the first hundred; `refusedCount` counts them all. */
export type AgencyImportCompleted = DomainEvent<
  'AgencyImportCompleted',
  AgencyImportCounts & {
    readonly importId: Uuid;
    readonly agencyId: Uuid;
    readonly system: AgencySystem;
    readonly asOf: CalendarDate;
    /** @asType integer */
    readonly refusedCount: number;
    readonly refused: readonly RefusedRow[];
  }
>;

interface OfExport {
  readonly importId: Uuid;
  readonly agencyId: Uuid;
  readonly system: AgencySystem;
  readonly asOf: CalendarDate;
}
/** A policy of which nothing could be taken back, by the code of the rule that refused it. */
export interface KeptPolicy {
  readonly policyId: Uuid;
  readonly code: string;
}
/** In how many policies an import was taken back. `archived`: it had added them. `restored`: values are as before. `unconfirmed`: it had only confirmed them. */
export type TakeBackCounts = {
  /** @asType integer */
  readonly archived: number;
  /** @asType integer */
  readonly restored: number;
  /** @asType integer */
  readonly unconfirmed: number;
};

/** Each policy of which the import said something gets a command of its own. */
export type AgencyImportTakeBackStarted = DomainEvent<'AgencyImportTakeBackStarted', OfExport>;
/** `kept` holds the first hundred, those of which some values stay included; `keptCount` counts them all. */
export type AgencyImportTakenBack = DomainEvent<
  'AgencyImportTakenBack',
  OfExport &
    TakeBackCounts & {
      /** @asType integer */
      readonly keptCount: number;
      readonly kept: readonly KeptPolicy[];
    }
>;

export type AgencyImportEvent =
  AgencyImportStarted | AgencyImportCompleted | AgencyImportTakeBackStarted | AgencyImportTakenBack;
export type AgencyImportCommand =
  | ({ readonly type: 'StartAgencyImport' } & AgencyImportStarted['data'])
  | ({ readonly type: 'CompleteAgencyImport'; readonly refused: readonly RefusedRow[] } & AgencyImportCounts)
  | { readonly type: 'TakeBackAgencyImport' }
  | ({ readonly type: 'CompleteTakeBack'; readonly kept: readonly KeptPolicy[] } & TakeBackCounts);
