import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { HistoryEntry } from '@covertrail/domain/tracking/tracking.views';

/** Events of one day, newest first. */
export interface EventDay {
  readonly day: CalendarDate;
  readonly entries: readonly HistoryEntry[];
}

/** In the order in which things took effect, and of one day in the order in which they were recorded. */
export const inOrder = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  [...entries].sort((a, b) => compare(a.on, b.on) || compare(a.recordedAt, b.recordedAt));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The event at which the history stands on a day: the one that was asked for where it is of that day (or stands on the
 * first day because it took effect earlier), else the last until then. -1 before the first.
 */
export function cursorOf(ordered: readonly HistoryEntry[], day: CalendarDate, eventId: string | null): number {
  const asked = ordered.findIndex(({ id, on }) => id === eventId && on <= day);
  return asked === -1 ? ordered.findLastIndex(({ on }) => on <= day) : asked;
}

/** Neighbours of one day together, the last first: in order of effect each day once, in order of recording as often as it comes up. */
export function eventDays(ordered: readonly HistoryEntry[]): readonly EventDay[] {
  const days: { readonly day: CalendarDate; readonly entries: HistoryEntry[] }[] = [];
  for (const entry of [...ordered].reverse()) {
    const last = days.at(-1);
    if (last?.day === entry.on) last.entries.push(entry);
    else days.push({ day: entry.on, entries: [entry] });
  }
  return days;
}
