import type { FormIndex, RequesterForm } from '../compliance/forms/requester-form.js';
import { requesterForms } from '../compliance/forms/requester-forms.js';
import type { CoverageLine } from '../insurance/coverage.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import { segmentAt, setFrom, type Timeline } from '../kernel/timeline.js';
import type { FormEntryEvent, FormEntryTerms } from './form-equivalence.contract.js';

/** An entry of a requester's index of forms, with everything that was recorded about it. */
export interface FormEntry {
  readonly requesterId: Uuid;
  readonly entryId: Uuid;
  readonly number: string;
  readonly line: CoverageLine;
  /** Null from the day on which it was withdrawn. */
  readonly terms: Timeline<FormEntryTerms | null>;
  readonly history: readonly RecordedOf<FormEntryEvent>[];
}

/** A requester's own entries, in the order in which they were added. */
export type FormEquivalenceState = readonly FormEntry[];

/** Takes an event in. A withdrawal ends the entry for good: it also ends what was to take effect later. */
export function evolveEntries(state: FormEquivalenceState, event: RecordedOf<FormEntryEvent>): FormEquivalenceState {
  const { requesterId, entryId, number, line } = event.data;
  const before = state.find((entry) => entry.entryId === entryId);
  const { terms, history } = before ?? { terms: [], history: [] };
  const entry: FormEntry = {
    requesterId,
    entryId,
    number,
    line,
    terms: termsAfter(terms, event),
    history: [...history, event],
  };
  return before ? state.map((formEntry) => (formEntry === before ? entry : formEntry)) : [...state, entry];
}

/** What an entry says, day by day, after an event. */
export function termsAfter(terms: FormEntry['terms'], event: RecordedOf<FormEntryEvent>): FormEntry['terms'] {
  const {
    id,
    data: { effectiveFrom },
  } = event;
  switch (event.type) {
    case 'FormEntryAdded':
      return setFrom(terms, effectiveFrom, event.data.terms, id);
    case 'FormEntryChanged':
      return setFrom(terms, effectiveFrom, event.data.after, id);
    case 'FormEntryWithdrawn':
      return setFrom(
        terms.filter(({ from }) => from < effectiveFrom),
        effectiveFrom,
        null,
        id,
      );
  }
}

/** An entry as the engine uses it on a day; none before its first day and from its withdrawal on. */
export function formOn({ number, line, terms }: FormEntry, day: CalendarDate): readonly RequesterForm[] {
  const segment = segmentAt(terms, day);
  if (!segment?.value) return [];
  const { title, editions, gives, doesNotGive } = segment.value;
  return [{ number, line, title, editions, gives, doesNotGive, events: segment.events }];
}

const indexes = new WeakMap<FormEquivalenceState, Map<CalendarDate, FormIndex>>();

/** The requester's index on a day. It is made once for each period in which no entry changes. */
export function formsOn(state: FormEquivalenceState, day: CalendarDate): FormIndex {
  const byDay = indexes.get(state) ?? new Map<CalendarDate, FormIndex>();
  indexes.set(state, byDay);
  const since =
    entryDays(state)
      .filter((from) => from <= day)
      .at(-1) ?? '';
  const index = byDay.get(since) ?? requesterForms(state.flatMap((entry) => formOn(entry, day)));
  byDay.set(since, index);
  return index;
}

/** Every day on which an entry changes, in order. */
export const entryDays = (state: FormEquivalenceState): readonly CalendarDate[] =>
  [...new Set(state.flatMap(({ terms }) => terms.map(({ from }) => from)))].sort();

/** The entry as it would be if one event had never happened. */
export const entryWithout = ({ history }: FormEntry, event: Uuid): readonly FormEntry[] =>
  history.filter(({ id }) => id !== event).reduce<FormEquivalenceState>(evolveEntries, []);
