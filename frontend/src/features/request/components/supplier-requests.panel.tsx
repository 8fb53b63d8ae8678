import { Link } from 'react-router-dom';
import { sentRequests } from '@covertrail/contracts/request/request.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { STATUS_OF_STATE } from '../sent-requests.words.js';

const MOST = 5;

/** The last requests to a supplier, of all projects. */
export default function SupplierRequestsPanel({ supplierId }: { readonly supplierId: string }) {
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(sentRequests, { query: { insuredCompanyId: supplierId, size: MOST } }),
  );
  return (
    <Panel
      title="Requests"
      right={
        total > MOST ? (
          <span className="sub">
            The last {MOST} of {total}
          </span>
        ) : null
      }
    >
      {problem ? (
        <div className="panel-body">
          <ErrorBanner problem={problem} onRetry={refetch} />
        </div>
      ) : null}
      {loading ? <SkeletonRows rows={2} label="Loading requests" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <div className="panel-body sub">This supplier was not asked yet.</div>
      ) : null}
      <ul className="panel-rows">
        {rows.map(({ id, number, projectName, requestedAt, dueOn, state }) => (
          <li key={id}>
            <div>
              <Link className="cell-main" to={`/app/request-coverage?open=${id}`}>
                Request {number}
              </Link>
              <div className="sub">
                {projectName}, sent {dayFormat(localDay(requestedAt))}, due {dayFormat(dueOn)}
              </div>
            </div>
            <ScreenStatus screen="requesterList" status={STATUS_OF_STATE[state]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
