import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { OutcomeIcon, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { dayAfterKey, DIRECTIONS } from './rail-keys.js';
import { linesOn, type RailModel } from './rail-model.js';
import { percentOf } from './rail-scale.js';
import { outcomeOn, shownSpan } from './rail-spans.js';

interface RailHandleProps {
  readonly model: RailModel;
  readonly at: CalendarDate;
  readonly label: string;
  /** Which side of a comparison it is. */
  readonly side?: 'A' | 'B' | null;
  /** Its flag would cover the other one's. */
  readonly raised?: boolean;
  readonly onMove: (day: CalendarDate) => void;
  /** Arrows step from event to event, even within one day; when this is absent they go from day to day. */
  readonly onStep?: ((direction: 1 | -1) => void) | undefined;
}

/** `03/14/2026: Non-Compliant, 1 of 4 lines fail`. */
function markerText(model: RailModel, at: CalendarDate): string {
  const { count, required } = linesOn(model, at, 'fail');
  const failing =
    count > 0 ? `, ${count} of ${required} ${required === 1 ? 'line' : 'lines'} ${count === 1 ? 'fails' : 'fail'}` : '';
  return `${dayText(at)}: ${OUTCOMES[shownSpan(outcomeOn(model.spans, at))].text}${failing}`;
}

const EDGE = 10;

/** A marker on the rail: a slider over days that stops at events. */
export function RailHandle({ model, at, label, side = null, raised = false, onMove, onStep }: RailHandleProps) {
  const { scale, stops, today, spans } = model;
  const percent = percentOf(scale, at);
  const edge = percent > 100 - EDGE ? ' end' : percent < EDGE ? ' start' : '';
  return (
    <div
      className={`rail-handle${edge}${at === today ? ' now' : ''}${side === 'A' ? ' first' : ''}${raised ? ' raised' : ''}`}
      style={{ left: `${percent}%` }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={daysBetween(stops.first, stops.last)}
      aria-valuenow={daysBetween(stops.first, at)}
      aria-valuetext={markerText(model, at)}
      onKeyDown={(event) => {
        const direction = event.shiftKey ? undefined : DIRECTIONS[event.key];
        if (direction && onStep) {
          event.preventDefault();
          onStep(direction);
          return;
        }
        const day = dayAfterKey(event, at, stops);
        if (day === null) return;
        event.preventDefault();
        onMove(day);
      }}
    >
      <span className="rail-flag">
        {side ? <i>{side}</i> : <OutcomeIcon outcome={shownSpan(outcomeOn(spans, at))} size={14} />}
        {at === today ? 'Today' : dayText(at)}
      </span>
    </div>
  );
}
