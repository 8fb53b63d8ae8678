import { Link } from 'react-router-dom';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { DELIVERY_WORDS } from '@covertrail/wording/request/asked-beside.words';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { CompanyMark } from '#shared/ui/company-mark.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { RECEIVED_STATUS } from '../received-states.words.js';
import { DeliveryNote } from '../../components/delivery-note.js';
import { optOutText } from '../../opt-out/opt-out.words.js';
import { RequestNeedText } from './request-need.js';
import { DueDay } from './due-day.js';

interface Listing {
  /** The page of the list. */
  readonly base: string;
  readonly forAgent: boolean;
  readonly today: string;
  readonly state: RequestRow['state'];
}

/** Columns of received requests in one state; agents see whose request it is. */
export function requestColumns({ base, forAgent, today, state }: Listing): readonly Column<RequestRow>[] {
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
      cell: ({ id, number, requesterId, requesterName, requesterLogoId: logoId }) => (
        <div className="who">
          <CompanyMark company={{ id: requesterId, name: requesterName, logoId }} className="avatar square" />
          <div>
            <Link className="cell-main" to={`${base}/${id}`}>
              {requesterName}
            </Link>
            <div className="sub num nowrap">Request {number}</div>
          </div>
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
      wideOnly: true,
      sortable: true,
      width: '116px',
      cell: ({ requestedAt }) => <span className="num">{dayFormat(requestedAt.slice(0, 10))}</span>,
      text: ({ requestedAt }) => requestedAt,
    },
    ...(state === 'open' ? [URGENCY, dueColumn(today)] : [ENDED_ON[state]]),
    {
      id: 'state',
      title: 'Status',
      status: true,
      width: '200px',
      cell: (request) => (
        <>
          <ScreenStatus screen={screen} status={RECEIVED_STATUS[request.state]} />
          {state === 'open' ? <RequestNeedText requestId={request.id} /> : null}
          {request.optOut ? <div className="sub">{optOutText(request, 'theirs')}</div> : null}
        </>
      ),
      text: (request) => displayOf(screen, RECEIVED_STATUS[request.state]).full,
    },
  ];
}

/** What comes first by its delivery speed [D10]. */
const URGENCY: Column<RequestRow> = {
  id: 'urgency',
  title: 'Delivery',
  sortable: true,
  optional: true,
  cell: ({ asked }) => <DeliveryNote delivery={asked.delivery} />,
  text: ({ asked }) => DELIVERY_WORDS[asked.delivery ?? 'standard'],
};

const dueColumn = (today: string): Column<RequestRow> => ({
  id: 'dueOn',
  title: 'Due',
  sortable: true,
  width: '210px',
  cell: ({ dueOn }) => <DueDay day={dueOn} today={today} />,
  text: ({ dueOn }) => dueOn,
});

const endedColumn = (title: string): Column<RequestRow> => ({
  id: 'answeredAt',
  title,
  sortable: true,
  width: '140px',
  cell: ({ answeredAt }) => <span className="num">{answeredAt ? dayFormat(answeredAt.slice(0, 10)) : '–'}</span>,
  text: ({ answeredAt }) => answeredAt,
});

const ENDED_ON: Readonly<Record<Exclude<RequestRow['state'], 'open'>, Column<RequestRow>>> = {
  responded: endedColumn('Answered'),
  declined: endedColumn('Declined'),
  canceled: endedColumn('Canceled'),
};
