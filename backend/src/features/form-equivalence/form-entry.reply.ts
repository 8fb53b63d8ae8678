import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { FormEntryDocument } from '@covertrail/contracts/form-equivalence/form-equivalence.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { FormEntryTerms } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Segment } from '@covertrail/domain/kernel/timeline';

/** An entry as of a day. `people` holds the names of those who changed it. */
export function entryOn(
  { id, number, line, terms, said, lastEvent, changedAt, changedBy }: FormEntryDocument,
  today: CalendarDate,
  people: ReadonlyMap<Uuid, string>,
): FormEntry {
  const at = shownAt(terms, today);
  const segment = terms[at];
  const isWithdrawn = terms.findLast(({ from }) => from <= today)?.value === null;
  return {
    entryId: id,
    number,
    line,
    seen: lastEvent,
    changedAt,
    changedBy: people.get(changedBy ?? '') ?? '',
    state: isWithdrawn ? 'withdrawn' : (segment?.from ?? '') > today ? 'coming' : 'inEffect',
    terms: segment?.value ?? said,
    effectiveFrom: (segment ?? terms[0])?.from ?? '',
    until: terms[at + 1]?.from ?? null,
  };
}

/** What holds on the day; what it said last where it was withdrawn; what comes first where nothing holds yet. */
function shownAt(terms: readonly Segment<FormEntryTerms | null>[], today: CalendarDate): number {
  const said = terms.findLastIndex(({ from, value }) => from <= today && value !== null);
  return said >= 0 ? said : terms.findIndex(({ value }) => value !== null);
}
