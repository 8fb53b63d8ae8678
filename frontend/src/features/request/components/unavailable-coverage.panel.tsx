import { sentRequests } from '@covertrail/contracts/request/request.calls';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { Link } from 'react-router-dom';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { requestPath } from './supplier-request-columns.js';

interface UnavailableCoverageProps {
  readonly trackingId: string;
  readonly supplierId: string;
}

const MOST = 50;

/** What the supplier says it has no policy of, in its last answer for this project [D11]. Nothing where it says that of no line. */
export default function UnavailableCoveragePanel({ trackingId, supplierId }: UnavailableCoverageProps) {
  const { rows } = useViewQuery(
    viewQuery(sentRequests, { query: { insuredCompanyId: supplierId, state: 'responded', size: MOST } }),
  );
  const [answer] = rows
    .filter((row) => row.trackingId === trackingId)
    .toSorted((row, other) => (other.answeredAt ?? '').localeCompare(row.answeredAt ?? ''));
  if (!answer || answer.unavailable.length === 0) return null;
  return (
    <Panel title="Coverage that the supplier says is unavailable">
      <ul className="panel-rows">
        {answer.unavailable.map(({ line, reason }) => (
          <li key={line}>
            <div>
              <span className="cell-main">{LINE_NAMES[line]}</span>
              <div className="sub">{reason}</div>
            </div>
          </li>
        ))}
      </ul>
      <p className="panel-body sub">
        Said on {answer.answeredAt ? dayFormat(localDay(answer.answeredAt)) : ''} in the answer to{' '}
        <Link to={requestPath(answer)}>request {answer.number}</Link>. It meets no requirement.
      </p>
    </Panel>
  );
}
