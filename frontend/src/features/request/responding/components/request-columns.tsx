import { Link } from 'react-router-dom';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { DueDay } from './due-day.js';

/** Columns of open requests; agents see whose request it is. */
export function requestColumns(base: string, forAgent: boolean, today: string): readonly Column<RequestRow>[] {
  const client: Column<RequestRow> = {
    id: 'insuredName',
    title: 'Client',
    sortable: true,
    cell: ({ insuredName }) => insuredName,
    text: ({ insuredName }) => insuredName,
  };
  const screen = forAgent ? 'agentPendingRequest' : 'pendingRequest';
  return [
    {
      id: 'number',
      title: 'Request',
      fixed: true,
      cell: ({ id, number, requesterName }) => (
        <div>
          <Link className="cell-main" to={`${base}/${id}`}>
            {requesterName}
          </Link>
          <div className="sub num nowrap">Request {number}</div>
        </div>
      ),
      text: ({ number, requesterName }) => `${requesterName} ${number}`,
    },
    ...(forAgent ? [client] : []),
    {
      id: 'projectName',
      title: 'Project',
      cell: ({ projectName }) => projectName,
      text: ({ projectName }) => projectName,
    },
    {
      id: 'templateName',
      title: 'Requirements',
      optional: true,
      cell: ({ templateName }) => templateName,
      text: ({ templateName }) => templateName,
    },
    {
      id: 'requestedAt',
      title: 'Requested',
      sortable: true,
      width: '116px',
      cell: ({ requestedAt }) => <span className="num">{dayFormat(requestedAt.slice(0, 10))}</span>,
      text: ({ requestedAt }) => requestedAt,
    },
    {
      id: 'dueOn',
      title: 'Due',
      sortable: true,
      width: '210px',
      cell: ({ dueOn }) => <DueDay day={dueOn} today={today} />,
      text: ({ dueOn }) => dueOn,
    },
    {
      id: 'state',
      title: 'Status',
      width: '150px',
      cell: () => <ScreenStatus screen={screen} status="actionRequired" />,
      text: () => displayOf(screen, 'actionRequired').full,
    },
  ];
}
