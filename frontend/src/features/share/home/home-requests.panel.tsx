import { receivedRequests } from '@covertrail/contracts/request/request.calls';
import { Link } from 'react-router-dom';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

const FIRST = { state: 'open', sort: 'dueOn', direction: 'asc', size: 5 } as const;

/** The open requests that are due first. */
export function HomeRequestsPanel() {
  const { rows, total, loading, problem, refetch } = useViewQuery(viewQuery(receivedRequests, { query: FIRST }));
  return (
    <Panel
      title="Open requests"
      right={
        total > rows.length ? (
          <Link className="text-link" to="/app/pending-requests">
            See all {total.toLocaleString('en-US')}
          </Link>
        ) : null
      }
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading open requests" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <p className="panel-body sub">Nobody waits for your answer.</p>
      ) : null}
      <ul className="home-list">
        {rows.map(({ id, number, requesterName, projectName, dueOn }) => (
          <li key={id}>
            <div>
              <Link className="cell-main" to={`/app/pending-requests/${id}`}>
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
