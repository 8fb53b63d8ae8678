import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { expiryStatus } from '@covertrail/domain/status/expiry';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';

interface ExpiryCellProps {
  readonly day: CalendarDate | null;
  readonly today: CalendarDate;
}

/** `in 9 days`, `ended 2 days ago`, or that cover ended today: a policy ends at 12:01 am of its last day. */
export function daysText(day: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'ended 12:01 am today';
  return days > 0 ? `in ${plural(days, 'day')}` : `ended ${plural(-days, 'day')} ago`;
}

/** The first day on which any required cover ends, or ended. */
export function ExpiryCell({ day, today }: ExpiryCellProps) {
  if (day === null) return <span className="sub">No cover on file</span>;
  const status = expiryStatus(day, today);
  return (
    <>
      <div className="num nowrap">{dayFormat(day)}</div>
      <div className={`sub num nowrap tracked-days ${status ?? ''}`}>{daysText(day, today)}</div>
    </>
  );
}
