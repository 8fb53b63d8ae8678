import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';

interface Known {
  readonly on: CalendarDate;
  readonly known: CalendarDate;
  readonly today: CalendarDate;
}

/** `as known on 03/14/2026`: whose knowledge a day is shown with. */
export const asKnown = ({ on, known, today }: Known): string => {
  if (known === today) return 'as known today';
  return known === on ? 'as known that day' : `as known on ${dayText(known)}`;
};
