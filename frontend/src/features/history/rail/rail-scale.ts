import { addDays, dayNumber, dayOf, daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';

/** The days that the rail draws, from its left edge to its right one. */
export interface RailScale {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The marker stops at an event that is nearer than this many pixels. */
const CATCH_PX = 5;

/** The full width from the first day on, even when it is the only one. */
export const railScale = (start: CalendarDate, today: CalendarDate): RailScale => ({
  first: start,
  last: start < today ? today : addDays(start, 1),
});

export const clampDay = (day: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate =>
  day < min ? min : day > max ? max : day;

/** The place of a day on the rail, in percent from the left; days beyond an edge are placed on it. */
export function percentOf({ first, last }: RailScale, day: CalendarDate): number {
  return (daysBetween(first, clampDay(day, first, last)) / daysBetween(first, last)) * 100;
}

/** The day at a point `x` pixels from the left of a rail `width` pixels wide: the nearest stop when it is close enough, else the day itself. */
export function dayAtPoint(scale: RailScale, x: number, width: number, stops: readonly CalendarDate[]): CalendarDate {
  const apart = (day: CalendarDate) => Math.abs((percentOf(scale, day) / 100) * width - x);
  const near = stops.filter((day) => apart(day) < CATCH_PX).sort((a, b) => apart(a) - apart(b))[0];
  if (near) return near;
  const length = daysBetween(scale.first, scale.last);
  const days = Math.round((x / Math.max(width, 1)) * length);
  return dayOf(dayNumber(scale.first) + Math.min(Math.max(days, 0), length));
}

/** The first day of a month, with its text when there is room. */
export interface MonthMark {
  readonly day: CalendarDate;
  readonly text: string | null;
  /** January: the text is the year. */
  readonly year: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const LABEL_PX = 36;

/** Every first of a month inside the scale, with as many texts as fit, at even distances from January. */
export function monthMarks({ first, last }: RailScale, width: number): readonly MonthMark[] {
  const marks: MonthMark[] = [];
  const monthPx = (30 / daysBetween(first, last)) * width;
  const every = [1, 2, 3, 6, 12].find((months) => months * monthPx >= LABEL_PX) ?? 12;
  for (let day = nextMonth(first); day < last; day = nextMonth(day)) {
    const month = Number(day.slice(5, 7)) - 1;
    const year = month === 0;
    marks.push({ day, year, text: year ? day.slice(0, 4) : month % every === 0 ? (MONTHS[month] ?? null) : null });
  }
  return marks;
}

/** The first of the month after a day. */
const nextMonth = (day: CalendarDate): CalendarDate => `${addDays(`${day.slice(0, 8)}01`, 32).slice(0, 8)}01`;
