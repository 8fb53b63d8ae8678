import { receivedRequests } from '@covertrail/contracts/request/request.calls';
import { Link } from 'react-router-dom';
import { viewQuery } from '../api/call-request.js';
import { dayFormat } from '../format/day-format.js';
import { openRequestsOf } from '../navigation/own-pages.js';
import { useSession } from '../session/use-session.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Panel } from '../ui/panel.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useViewQuery } from '../views/use-view-query.js';

const FIRST = { state: 'open', sort: 'dueOn', direction: 'asc', size: 5 } as const;

interface OpenRequestsProps {
  readonly insuredId: string;
  /** The list of all of them. */
  readonly allAt: string;
}

/** The open requests of an insured that are due first. */
export function OpenRequestsPanel({ insuredId, allAt }: OpenRequestsProps) {
  const { role } = useSession();
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(receivedRequests, { query: { ...FIRST, insuredCompanyId: insuredId } }),
  );
  return (
    <Panel
      title="Open requests"
      right={
        total > rows.length ? (
          <Link className="text-link" to={allAt}>
            See all {total.toLocaleString('en-US')}
          </Link>
        ) : null
      }
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading open requests" /> : null}
      {!loading && !problem && rows.length === 0 ? <p className="panel-body sub">Nobody waits for an answer.</p> : null}
      <ul className="requester-list">
        {rows.map(({ id, number, requesterName, projectName, dueOn }) => (
          <li key={id}>
            <div>
              <Link className="cell-main" to={`${openRequestsOf(role)}/${id}`}>
                {requesterName}
              </Link>
              <div className="sub">
                {projectName}, request {number}
              </div>
            </div>
            <span className="num sub nowrap">Due {dayFormat(dueOn)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
