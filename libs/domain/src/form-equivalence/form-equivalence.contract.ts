import type { CoverageLine } from '../insurance/coverage.js';
import type { FormScope } from '../insurance/forms/form-scope.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

/** What an entry says of a form. It says nothing about scopes that it does not name: there the index of the product counts. */
export interface FormEntryTerms {
  /** Empty where the index of the product has one. */
  readonly title: string;
  /** As printed: `04 13`; empty: all editions, also where none is named. */
  readonly editions: readonly string[];
  readonly gives: readonly FormScope[];
  readonly doesNotGive: readonly FormScope[];
  /** Why, in the words of the person. */
  readonly note: string;
}

interface OfEntry {
  readonly requesterId: Uuid;
  readonly entryId: Uuid;
  /** As printed: `CG 20 10`. */
  readonly number: string;
  /** The line of the policies that it is about. */
  readonly line: CoverageLine;
  readonly effectiveFrom: CalendarDate;
}

/** From `effectiveFrom` on, the requester accepts a form for what it gives, and does not accept it for what it does not give. */
export type FormEntryAdded = DomainEvent<'FormEntryAdded', OfEntry & { readonly terms: FormEntryTerms }>;

/** From `effectiveFrom` on, the entry says something else. */
export type FormEntryChanged = DomainEvent<
  'FormEntryChanged',
  OfEntry & { readonly before: FormEntryTerms; readonly after: FormEntryTerms }
>;

/** From `effectiveFrom` on, the index of the product alone says what the form gives. */
export type FormEntryWithdrawn = DomainEvent<'FormEntryWithdrawn', OfEntry & { readonly reason: string }>;

export type FormEntryEvent = FormEntryAdded | FormEntryChanged | FormEntryWithdrawn;

export type FormEntryCommand =
  | {
      readonly type: 'AddFormEntry';
      readonly requesterId: Uuid;
      readonly entryId: Uuid;
      readonly number: string;
      readonly line: CoverageLine;
      readonly terms: FormEntryTerms;
      readonly effectiveFrom: CalendarDate;
    }
  | {
      readonly type: 'ChangeFormEntry';
      readonly entryId: Uuid;
      /** The last event of the entry that the person saw. */
      readonly seen: Uuid;
      readonly terms: FormEntryTerms;
      readonly effectiveFrom: CalendarDate;
    }
  | {
      readonly type: 'WithdrawFormEntry';
      readonly entryId: Uuid;
      readonly seen: Uuid;
      readonly reason: string;
      readonly effectiveFrom: CalendarDate;
    };
