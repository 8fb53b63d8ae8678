import { dayNumber, dayOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { clampDay } from './rail-scale.js';

/** The days on which the marker may stand, and the days at which it stops. All in order. */
export interface Stops {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** Days with an event or a change of status. */
  readonly events: readonly CalendarDate[];
  /** Days on which the status changed. */
  readonly turns: readonly CalendarDate[];
}

/** The next stop after a day, or the one before it; the edge when there is none. */
export function nextStop(
  days: readonly CalendarDate[],
  at: CalendarDate,
  direction: 1 | -1,
  { first, last }: Stops,
): CalendarDate {
  const found = direction === 1 ? days.find((day) => day > at) : days.findLast((day) => day < at);
  return clampDay(found ?? (direction === 1 ? last : first), first, last);
}

/** The same day of another month; where that month is too short, its last day. */
export function monthsLater(day: CalendarDate, months: number): CalendarDate {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const firstOf = (month: number) =>
    `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const target = dayNumber(firstOf(index)) + Number(day.slice(8, 10)) - 1;
  return dayOf(Math.min(target, dayNumber(firstOf(index + 1)) - 1));
}

export const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The day to which a key leads, or null for a key without a meaning here: arrows, with Shift, Page Up and Down, Home, End. */
export function dayAfterKey({ key, shiftKey }: Key, at: CalendarDate, stops: Stops): CalendarDate | null {
  const direction = DIRECTIONS[key];
  if (direction) return nextStop(shiftKey ? stops.turns : stops.events, at, direction, stops);
  if (key === 'Home') return stops.first;
  if (key === 'End') return stops.last;
  const months = { PageUp: 1, PageDown: -1 }[key];
  return months === undefined ? null : clampDay(monthsLater(at, months), stops.first, stops.last);
}
