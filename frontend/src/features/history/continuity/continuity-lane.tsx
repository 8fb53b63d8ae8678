import { CircleCheck, TriangleAlert } from 'lucide-react';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ContinuityLane } from '@covertrail/contracts/history/history.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import { lineName } from '#shared/policies/line-choices';
import { percentOf, type RailScale } from '../rail/rail-scale.js';
import { rowsOf } from './continuity-bands.js';

interface LaneProps {
  readonly lane: ContinuityLane;
  readonly scale: RailScale;
  readonly today: CalendarDate;
}

/** One line of coverage: its policies as bands, the days between them hatched, and each break in a sentence. */
export function Lane({ lane, scale, today }: LaneProps) {
  const { line, breaks, completedOperationsText } = lane;
  return (
    <li className="lane">
      <h3>{lineName(line)}</h3>
      <Bands lane={lane} scale={scale} today={today} />
      <ul>
        {breaks.map(({ from, kind, sentence }) => (
          <li key={`${kind} ${from}`} className="lane-break">
            <TriangleAlert size={15} aria-hidden /> {sentence}
          </li>
        ))}
        {breaks.length === 0 ? (
          <li className="lane-whole">
            <CircleCheck size={15} aria-hidden /> {wholeText(lane)}
          </li>
        ) : null}
        {completedOperationsText === null ? null : <li className="sub">{completedOperationsText}</li>}
      </ul>
    </li>
  );
}

const wholeText = ({ cover }: ContinuityLane): string =>
  cover[0] ? `Covered without a break since ${dayText(cover[0].from)}.` : 'No policy of this line has been in force.';

/** Drawn for the eye: the sentences below say the same. */
function Bands({ lane: { cover, breaks }, scale, today }: LaneProps) {
  const place = (from: CalendarDate, to: CalendarDate) => ({
    left: `${percentOf(scale, from)}%`,
    width: `${percentOf(scale, to) - percentOf(scale, from)}%`,
  });
  const holes = breaks.filter(({ kind }) => kind === 'gap' || kind === 'lapse');
  return (
    <div className="continuity-bands" aria-hidden>
      {rowsOf(cover).map((row) => (
        <div key={row[0]?.from} className="lane-row">
          {row.map(({ policyId, policyNumber, from, to }) => (
            <div
              key={`${policyId} ${from}`}
              className="lane-band"
              style={place(from, to)}
              title={`${policyNumber}: ${dayText(from)} to ${dayText(to)}, ${daysBetween(from, to)} days`}
            >
              <span>{policyNumber}</span>
            </div>
          ))}
        </div>
      ))}
      {holes.map(({ from, to, sentence }) => (
        <div key={from} className="lane-hole" style={place(from, to ?? today)} title={sentence} />
      ))}
      <div className="lane-today" style={{ left: `${percentOf(scale, today)}%` }} />
    </div>
  );
}
