import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';

/** A moment of a working day in America, given in minutes after 15:00 UTC. */
export function atMinute(day: CalendarDate, minute: number): Instant {
  const hours = String(15 + Math.floor(minute / 60)).padStart(2, '0');
  return `${day}T${hours}:${String(minute % 60).padStart(2, '0')}:00.000Z`;
}
