import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import { OutcomeIcon, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { clampDay, dayAtPoint, percentOf, type RailScale } from '../rail/rail-scale.js';
import { shownSpan, spanText } from '../rail/rail-spans.js';

/** The history of a tracking on one day. */
export const historyPath = (trackingId: string, on: CalendarDate): string =>
  `/app/suppliers/${trackingId}/history?on=${on}`;

interface TimelineTrackProps {
  readonly trackingId: string;
  readonly scale: RailScale;
  readonly spans: readonly OutcomeSpan[];
}

/** A band of periods. Each leads to its first day in the history; the pointer to the day that it is on. */
export function TimelineTrack({ trackingId, scale, spans }: TimelineTrackProps) {
  const navigate = useNavigate();
  const toDay = (event: MouseEvent<HTMLAnchorElement>, { from, to }: OutcomeSpan) => {
    const byKey = event.detail === 0;
    if (byKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { left = 0, width = 0 } = event.currentTarget.parentElement?.getBoundingClientRect() ?? {};
    const day = dayAtPoint(scale, event.clientX - left, width, []);
    void navigate(historyPath(trackingId, clampDay(day, from, addDays(to, -1))));
  };
  return (
    <div className="rail-track">
      {spans.map((span) => {
        const outcome = shownSpan(span.outcome);
        const left = percentOf(scale, span.from);
        return (
          <Link
            key={span.from}
            to={historyPath(trackingId, span.from)}
            className={`rail-span ${outcome}`}
            style={{ left: `min(${left}%, 100% - 5px)`, width: `${percentOf(scale, span.to) - left}%` }}
            aria-label={spanText(span)}
            title={spanText(span)}
            onClick={(event) => toDay(event, span)}
          >
            <OutcomeIcon outcome={outcome} size={14} />
            <span className="rail-span-text">{OUTCOMES[outcome].text}</span>
          </Link>
        );
      })}
    </div>
  );
}
