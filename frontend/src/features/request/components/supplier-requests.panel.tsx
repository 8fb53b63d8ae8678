import { Link } from 'react-router-dom';
import { sentRequests } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { remindedText } from '#shared/requests/reminded-note.tsx';
import { useRemindAct } from '#shared/requests/reminder.hook';
import { useToday } from '#shared/session/use-today';
import { RowMenu } from '#shared/table/row-acts.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { stands } from '../opt-out/opt-out.words.js';
import { STATUS_OF_STATE } from '../sent-requests.words.js';

const MOST = 5;

/** The last requests to a supplier, of all projects. */
export default function SupplierRequestsPanel({ supplierId }: { readonly supplierId: string }) {
  const today = useToday();
  const remind = useRemindAct(today);
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(sentRequests, { query: { insuredCompanyId: supplierId, size: MOST } }),
  );
  const optedOut = rows.find(stands);
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
      {optedOut?.optOut ? (
        <p className="panel-body" role="note">
          This supplier said on {dayFormat(localDay(optedOut.optOut.at))} that it is no supplier of yours:{' '}
          {optedOut.optOut.reason.trim()} It is not asked again until it says otherwise.
        </p>
      ) : null}
      <ul className="panel-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <Link className="cell-main" to={`/app/request-coverage?open=${row.id}`}>
                Request {row.number}
              </Link>
              <div className="sub">{standing(row, today)}</div>
            </div>
            <div className="supplier-request-end">
              <ScreenStatus screen="requesterList" status={STATUS_OF_STATE[row.state]} />
              <RowMenu row={row} name={`request ${row.number}`} acts={[remind]} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function standing({ projectName, requestedAt, dueOn, remindedOn }: RequestRow, today: CalendarDate): string {
  const reminded = remindedText(remindedOn, today);
  const said = `${projectName}, sent ${dayFormat(localDay(requestedAt))}, due ${dayFormat(dueOn)}`;
  return reminded === '' ? said : `${said}. ${reminded}`;
}
