import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { HistoryEntry } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { usePrinting } from '#shared/ui/printing.hook';
import { EventItem } from './event-item.js';
import { eventDays, type EventDay } from './history-events.js';
import './events.css';

interface EventListProps {
  readonly title: string;
  /** In the order of their effective days, or in the order in which they were recorded. */
  readonly ordered: readonly HistoryEntry[];
  /** The event at which the history stands: later events are hidden. */
  readonly cursor: number;
  readonly today: CalendarDate;
  /** The event to highlight. */
  readonly here?: string | null;
  readonly onPick?: (day: CalendarDate) => void;
}

const DAYS_SHOWN = 8;

/** Newest first, grouped by effective day; early days are shown on request. */
export function EventList({ title, ordered, cursor, today, here = null, onPick }: EventListProps) {
  const [withLater, setWithLater] = useState(false);
  const [whole, setWhole] = useState(false);
  const until = ordered.slice(0, cursor + 1);
  const later = ordered.slice(cursor + 1);
  const days = eventDays(until);
  const printing = usePrinting();
  const shown = whole || printing ? days : days.slice(0, DAYS_SHOWN);
  const hidden = days.slice(shown.length).reduce((sum, { entries }) => sum + entries.length, 0);
  const Chevron = withLater ? ChevronUp : ChevronDown;
  return (
    <Panel title={title} right={<span className="sub num">{plural(until.length, 'event')}</span>}>
      {later.length > 0 ? (
        <button type="button" className="hist-fold" aria-expanded={withLater} onClick={() => setWithLater(!withLater)}>
          <Chevron size={15} aria-hidden />
          {withLater ? 'Hide' : 'Show'} {plural(later.length, 'later event')}
        </button>
      ) : (
        <div className="hist-gap" />
      )}
      {withLater
        ? eventDays(later).map((day) => (
            <Day key={day.entries[0]?.id} {...day} after today={today} here={here} onPick={onPick} />
          ))
        : null}
      {shown.map((day) => (
        <Day key={day.entries[0]?.id} {...day} today={today} here={here} onPick={onPick} />
      ))}
      {until.length === 0 ? (
        <EmptyState title="No events yet">Changes to the coverage are listed here.</EmptyState>
      ) : null}
      {hidden > 0 ? (
        <button type="button" className="hist-fold bottom" onClick={() => setWhole(true)}>
          <ChevronDown size={15} aria-hidden />
          Show {plural(hidden, 'earlier event')}
        </button>
      ) : null}
    </Panel>
  );
}

interface DayProps extends EventDay {
  readonly today: CalendarDate;
  readonly here: string | null;
  readonly onPick?: ((day: CalendarDate) => void) | undefined;
  readonly after?: boolean;
}

function Day({ day, entries, today, here, onPick, after = false }: DayProps) {
  const offered = onPick && day <= today && !entries.some(({ id }) => id === here);
  return (
    <div className={after ? 'hist-day after' : 'hist-day'}>
      <div className="hist-day-head">
        <h3>
          {dayText(day)}
          {day === today ? <span> · Today</span> : null}
          {day > today ? <span> · Upcoming</span> : null}
        </h3>
        {offered ? (
          <button
            type="button"
            className="text-link"
            aria-label={`Show this day, ${dayText(day)}`}
            onClick={() => onPick(day)}
          >
            Show this day
          </button>
        ) : null}
      </div>
      <ol>
        {entries.map((entry) => (
          <EventItem key={entry.id} entry={entry} here={entry.id === here} />
        ))}
      </ol>
    </div>
  );
}
