import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { HistoryEntry } from '@covertrail/contracts/history/history.replies';

/** Events of one day, newest first. */
export interface EventDay {
  readonly day: CalendarDate;
  readonly entries: readonly HistoryEntry[];
}

/** In the order of effective days; within a day, in the order in which they were recorded. */
export const inOrder = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  [...entries].sort((a, b) => compare(a.on, b.on) || compare(a.recordedAt, b.recordedAt));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The event at which the history stands on a day: the requested one if it belongs to that day (or to the first day, because it
 * took effect earlier), else the last one until then. -1 before the first.
 */
export function cursorOf(ordered: readonly HistoryEntry[], day: CalendarDate, eventId: string | null): number {
  const index = ordered.findIndex(({ id, on }) => id === eventId && on <= day);
  return index === -1 ? ordered.findLastIndex(({ on }) => on <= day) : index;
}

/**
 * The event to which a step leads from a day, or from an event of it; undefined when there is none. A day that is chosen without
 * an event means the end of that day, after everything that took effect on it.
 */
export function stepFrom(
  ordered: readonly HistoryEntry[],
  { cursor, day, event }: { readonly cursor: number; readonly day: CalendarDate; readonly event: string | null },
  direction: 1 | -1,
): HistoryEntry | undefined {
  const here = ordered[cursor];
  const isBehind = here !== undefined && here.id !== event && here.on < day;
  return direction === -1 && isBehind ? here : ordered[cursor + direction];
}

/**
 * Groups neighbors of one day, with the last event first. In order of effect each day appears once; in order of recording it
 * appears as often as it occurs.
 */
export function eventDays(ordered: readonly HistoryEntry[]): readonly EventDay[] {
  const days: { readonly day: CalendarDate; readonly entries: HistoryEntry[] }[] = [];
  for (const entry of [...ordered].reverse()) {
    const last = days.at(-1);
    if (last?.day === entry.on) last.entries.push(entry);
    else days.push({ day: entry.on, entries: [entry] });
  }
  return days;
}
