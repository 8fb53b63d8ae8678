import { Link } from 'react-router-dom';
import { addDays, daysBetween } from '@covertrail/domain/kernel/dates';
import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import { dayText } from '@covertrail/wording/text/day-text';
import { OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { shownSpan } from '../rail/rail-spans.js';
import { historyPath } from './timeline-track.js';

interface TimelineTableProps {
  readonly trackingId: string;
  readonly projectName: string;
  readonly spans: readonly OutcomeSpan[];
}

/** The same periods as rows, the latest first. */
export function TimelineTable({ trackingId, projectName, spans }: TimelineTableProps) {
  return (
    <table className="timeline-table">
      <caption>{projectName}</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">From</th>
          <th scope="col">Through</th>
          <th scope="col">Days</th>
        </tr>
      </thead>
      <tbody>
        {spans.toReversed().map(({ from, to, outcome }) => (
          <tr key={from}>
            <td>{OUTCOMES[shownSpan(outcome)].text}</td>
            <td className="num">
              <Link className="text-link" to={historyPath(trackingId, from)}>
                {dayText(from)}
              </Link>
            </td>
            <td className="num">{dayText(addDays(to, -1))}</td>
            <td className="num">{daysBetween(from, to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
