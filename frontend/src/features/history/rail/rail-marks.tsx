import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { HistoryEntry } from '@covertrail/contracts/history/history.replies';
import { OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { percentOf, type MonthMark, type RailScale } from './rail-scale.js';
import { shownSpan } from './rail-spans.js';
import type { TickCluster } from './rail-ticks.js';

const LATE_ROWS = 2;

interface RailTicksProps {
  readonly clusters: readonly TickCluster[];
  readonly on: CalendarDate;
}

/** A circle for a day with events, a diamond where the status changed, a number where several are too close together. */
export function RailTicks({ clusters, on }: RailTicksProps) {
  return (
    <div className="rail-ticks">
      {clusters.map(({ ticks, percent, events, turn }) => {
        const tone = turn ? ` turn ${OUTCOMES[shownSpan(turn)].tone}` : '';
        const here = ticks.some(({ day }) => day === on) ? ' here' : '';
        const many = ticks.length > 1;
        return (
          <i
            key={ticks[0].day}
            className={`rail-tick${tone}${here}${many ? ' many' : ''}`}
            style={{ left: `${percent}%` }}
          >
            {many ? <small>{Math.max(events, ticks.length)}</small> : null}
          </i>
        );
      })}
    </div>
  );
}

interface RailLateProps {
  readonly scale: RailScale;
  readonly late: readonly HistoryEntry[];
}

/** Connects the day on which something happened (hollow) with the day on which it was recorded (full). */
export function RailLate({ scale, late }: RailLateProps) {
  return (
    <div className="rail-late">
      {late.map(({ id, on, daysLate }, index) => {
        const left = percentOf(scale, on);
        const width = percentOf(scale, addDays(on, daysLate)) - left;
        return <i key={id} style={{ left: `${left}%`, width: `${width}%`, top: 4 + (index % LATE_ROWS) * 9 }} />;
      })}
    </div>
  );
}

interface RailMonthsProps {
  readonly scale: RailScale;
  readonly marks: readonly MonthMark[];
}

export function RailGrid({ scale, marks }: RailMonthsProps) {
  return marks.map(({ day, year }) => (
    <i key={day} className={year ? 'rail-line year' : 'rail-line'} style={{ left: `${percentOf(scale, day)}%` }} />
  ));
}

export function RailAxis({ scale, marks }: RailMonthsProps) {
  return (
    <div className="rail-axis" aria-hidden>
      {marks.map(({ day, text, year }) =>
        text === null ? null : (
          <span key={day} className={year ? 'year' : undefined} style={{ left: `${percentOf(scale, day)}%` }}>
            {text}
          </span>
        ),
      )}
    </div>
  );
}
