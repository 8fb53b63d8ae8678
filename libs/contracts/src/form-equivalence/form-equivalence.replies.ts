import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { FormRow as IndexedForm } from '@covertrail/domain/insurance/forms/form-row';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import type { FormEntryTerms } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** `coming`: it takes effect on a later day. */
export type EntryState = 'inEffect' | 'coming' | 'withdrawn';

/** A requester's entry as of today; one that is coming as it will be, one that was withdrawn as it was. */
export interface FormEntry {
  readonly entryId: Uuid;
  readonly number: string;
  readonly line: CoverageLine;
  readonly state: EntryState;
  readonly terms: FormEntryTerms;
  /** The first day of these terms. */
  readonly effectiveFrom: CalendarDate;
  /** The day from which it says something else or nothing; null where no such day is known. */
  readonly until: CalendarDate | null;
  /** The last event of the entry: a change names the one that its person saw. */
  readonly seen: Uuid;
  readonly changedAt: Instant;
  readonly changedBy: string;
}

/** One line of the index: a form of the product in some of its editions, or an entry of the requester. */
export interface ListedForm {
  /** `CG 20 10|11 85`, or the id of the entry. */
  readonly id: string;
  readonly number: string;
  /** An edition with a question mark was not confirmed. */
  readonly editions: readonly string[];
  readonly title: string;
  readonly line: IndexedForm['line'];
  readonly gives: readonly FormScope[];
  readonly doesNotGive: readonly FormScope[];
  readonly confidence: IndexedForm['confidence'] | 'own';
  readonly note: string;
  /** Null for a form of the product. */
  readonly entry: FormEntry | null;
}

/** One thing that happened to an entry. */
export interface FormEntryHistory {
  readonly eventId: Uuid;
  readonly sentence: string;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
  readonly recordedAt: Instant;
  readonly actor: string;
}

/** All that is known of a form: what the product knows of each edition, and what the requester says. */
export interface FormDetails {
  /** As printed, where the product knows it; else as it was asked for. */
  readonly number: string;
  readonly known: readonly IndexedForm[];
  readonly entries: readonly FormEntry[];
  /** Newest first. */
  readonly history: readonly FormEntryHistory[];
}

export interface FormEntrySaved {
  readonly entryId: Uuid;
  readonly message: string;
}
