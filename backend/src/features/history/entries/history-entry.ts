import type { Names } from '@covertrail/wording/text/event-wording';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { CitedEvent, HistoryEntry } from '@covertrail/contracts/history/history.replies';
import type { UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import { describedEvent } from '#naming/described-event';

/** An event as a line of a history; `dayOf` returns the calendar day of a moment. */
export function historyEntry(
  event: Recorded | UnreadableEvent,
  names: Names,
  dayOf: (instant: Instant) => CalendarDate,
): HistoryEntry {
  const { effectiveFrom, ...visible } = describedEvent(event, names);
  const recordedOn = dayOf(visible.recordedAt);
  const on = effectiveFrom ?? recordedOn;
  return { ...visible, on, daysLate: Math.max(0, daysBetween(on, recordedOn)) };
}

/** The same entry, in the words of another event that records the same thing. */
export function historyEntryAs(
  event: Recorded | UnreadableEvent,
  words: Recorded | UnreadableEvent,
  names: Names,
  dayOf: (instant: Instant) => CalendarDate,
): HistoryEntry {
  const entry = historyEntry(event, names, dayOf);
  if (words === event) return entry;
  const { id, type, feature, recordedAt, on, daysLate } = entry;
  return { ...historyEntry(words, names, dayOf), id, type, feature, recordedAt, on, daysLate };
}

/** `entry`: the entry of the history under which the reader finds it. */
export function citedEvent(
  event: Recorded,
  entry: Uuid,
  names: Names,
  dayOf: (instant: Instant) => CalendarDate,
): CitedEvent {
  const { on, recordedAt, sentence, actor, company } = historyEntry(event, names, dayOf);
  return { id: entry, on, recordedAt, sentence, actor, company };
}
