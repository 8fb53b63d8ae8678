import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';

interface Known {
  readonly on: CalendarDate;
  readonly knownOn: CalendarDate;
  readonly today: CalendarDate;
}

/** `as known on 03/14/2026`: whose knowledge a day is shown with. */
export const asKnown = ({ on, knownOn, today }: Known): string => {
  if (knownOn === today) return 'as known today';
  return knownOn === on ? 'as known that day' : `as known on ${dayText(knownOn)}`;
};
