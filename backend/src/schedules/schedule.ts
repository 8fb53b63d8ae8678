import type { SheetCalls } from '@covertrail/contracts/sheet-import/schedule-sheets.calls';
import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { StoredDocument, View } from '@covertrail/contracts/define-view';
import type { CarriedKind } from '@covertrail/domain/carry-over/carry-over.contract';
import type { ReservedKind } from '@covertrail/domain/reservation/reservation.contract';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Uuid } from '@covertrail/domain/kernel/event';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { RecordsOfSheet, SheetRecord } from '#spreadsheets/sheet-kind';
import type { SheetCells } from '#spreadsheets/sheet-question';

/** What the state of each record of a schedule says, whatever else it holds. */
interface Scheduled {
  readonly policyId: Uuid;
  readonly removed: boolean;
}

/** Names a new record, and says where it belongs and where it comes from. `id` is the id of its stream. */
interface NewScheduled {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly importId: Uuid | null;
}

/** A record that a sheet holds, as a person would type it. */
export interface ScheduleRow<Given> extends SheetRecord {
  readonly given: Given;
}

/** What a policy lists at most once: the kind of its reservation, and the code and the message where it is taken. */
interface ScheduleKey<Terms> {
  readonly kind: ReservedKind;
  readonly takenCode: `${string}.${string}`;
  /** The error of a row of a sheet. */
  readonly whenTaken: Omit<SheetRowError, 'row'>;
  of(terms: Terms): string;
}

/** How records stand in a spreadsheet, in and out. */
interface ScheduleSheet<Given, Terms> {
  readonly calls: SheetCalls;
  readonly heading: readonly string[];
  /** The terms of the file to begin with. */
  readonly sample: readonly Terms[];
  /** Throws SHEET.COLUMN_MISSING. */
  recordsIn(content: SheetContent): RecordsOfSheet<ScheduleRow<Given>>;
  /** A record in one line, for the preview. */
  lineOf(given: Given): string;
  rowsOf(terms: Terms): readonly SheetCells[];
}

/** The view that lists the records, with the field of their order. */
interface ScheduleView<Terms, Listed extends ScheduledDocument> {
  readonly of: View<Listed>;
  readonly order: string;
  /** The terms that a document holds; null where only the stream of the record has them. */
  termsIn(document: Listed): Terms | null;
}

type ScheduledDocument = StoredDocument & { readonly policyId: Uuid };

interface Named {
  readonly type: string;
}

/**
 * What a policy lists one by one, each a stream of its own: locations, vehicles (ADR 33). To add and revise them, the import and
 * export of spreadsheets and carrying over are the same for all kinds. `Given` is a record as a form has it, `Terms` as it is stored.
 */
export interface Schedule<
  Given,
  Terms = unknown,
  State extends Scheduled = Scheduled,
  Asked extends Named = Named,
  Listed extends ScheduledDocument = ScheduledDocument,
> {
  /** Ids of records, reservations and reactions begin with it: it must stay as it is. */
  readonly recordName: string;
  readonly kind: ImportedKind & CarriedKind;
  readonly decider: Decider<State | null, Asked, DomainEvent>;
  readonly notFoundCode: `${string}.${string}`;
  readonly key: ScheduleKey<Terms>;
  readonly view: ScheduleView<Terms, Listed>;
  readonly sheet: ScheduleSheet<Given, Terms>;
  /** A form as it is stored. What it names for the first time gets an id from the id of the command. */
  stored(given: Given, commandId: Uuid): Terms;
  termsOf(state: State): Terms;
  /** The terms for a record of another policy: ids in it are left out. */
  copiedTerms(terms: Terms): Given;
  adds(record: NewScheduled, terms: Terms): Asked;
  revises(terms: Terms): Asked;
  /** Throws `RuleBroken` where what a person entered names something that its policy does not state. Absent: it names nothing of it. */
  holdTo?(policy: AddedPolicy, terms: Terms): void;
  /** Removes what an import added, unless someone has changed it since. */
  undoes(importId: Uuid): Asked;
}
