import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { Chip } from '#shared/ui/status-tag.tsx';

/** Nearer than this a day is worth a word. */
const SOON = 7;

/** The day by which an answer is wanted, and how near it is. */
export function DueDay({ day, today }: { readonly day: CalendarDate; readonly today: CalendarDate }) {
  const left = daysBetween(today, day);
  const word =
    left < 0
      ? `${plural(-left, 'day')} late`
      : left === 0
        ? 'Today'
        : left <= SOON
          ? `In ${plural(left, 'day')}`
          : null;
  return (
    <span className="num nowrap">
      {dayFormat(day)} {word ? <Chip label={word} tone={left < 0 ? 'bad' : 'warn'} /> : null}
    </span>
  );
}
