import { Link } from 'react-router-dom';
import { receivedRequests } from '@covertrail/contracts/request/request.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** The open requests of one client; shows nothing when there is none. */
export function ClientRequests({ insuredId }: { readonly insuredId: string }) {
  const { rows, loading, problem, refetch } = useViewQuery(
    viewQuery(receivedRequests, {
      query: { insuredCompanyId: insuredId, state: 'open', sort: 'dueOn', direction: 'asc', size: 200 },
    }),
  );
  return (
    <Panel title="Open requests">
      {problem ? (
        <div className="panel-body">
          <ErrorBanner problem={problem} onRetry={refetch} />
        </div>
      ) : null}
      {loading ? <SkeletonRows rows={2} label="Loading open requests" /> : null}
      {!loading && !problem && rows.length === 0 ? <div className="panel-body sub">No open requests.</div> : null}
      <ul className="client-requests">
        {rows.map(({ id, number, requesterName, projectName, dueOn }) => (
          <li key={id}>
            <div>
              <span className="cell-main">{requesterName}</span>{' '}
              <span className="sub">
                Request {number}, {projectName}
              </span>
            </div>
            <span className="num sub">Due {dayFormat(dueOn)}</span>
            <Link
              className="text-link"
              to={`/app/agent-insured-requests/${id}`}
              aria-label={`Respond to request ${number}`}
            >
              Respond
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
