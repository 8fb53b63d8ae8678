import { Link } from 'react-router-dom';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { RemindedNote } from '#shared/requests/reminded-note.tsx';
import type { RemindedRequest } from '#shared/requests/reminder.hook';
import type { Column } from '#shared/table/column';
import { actsColumn, type RowAct } from '#shared/table/row-acts.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { optOutText } from '../opt-out/opt-out.words.js';
import { STATUS_OF_STATE, stateWord } from '../sent-requests.words.js';

/** The dialog that shows a request with its answer. */
export const requestPath = ({ id }: Pick<RequestRow, 'id'>): string => `/app/request-coverage?open=${id}`;

const day = (at: string | null): string => (at === null ? '–' : dayFormat(localDay(at)));

/** Columns of the requests to one supplier: which project, how long ago, what became of it; of an open one it is reminded. */
export const supplierRequestColumns = (
  today: CalendarDate,
  remind: RowAct<RemindedRequest>,
): readonly Column<RequestRow>[] => [
  {
    id: 'number',
    title: 'Request',
    fixed: true,
    text: ({ number }) => number,
    cell: (row) => (
      <Link className="cell-main num" to={requestPath(row)}>
        Request {row.number}
      </Link>
    ),
  },
  {
    id: 'state',
    title: 'Status',
    status: true,
    text: ({ state }) => stateWord(state),
    cell: ({ state, optOut }) => (
      <>
        <ScreenStatus screen="requesterList" status={STATUS_OF_STATE[state]} />
        {optOut ? <div className="sub">{optOutText({ optOut }, 'yours')}</div> : null}
      </>
    ),
  },
  {
    id: 'project',
    title: 'Project and template',
    fills: true,
    text: ({ projectName, templateName }) => `${projectName} / ${templateName}`,
    cell: ({ projectName, templateName }) => (
      <>
        {projectName}
        <div className="sub">{templateName}</div>
      </>
    ),
  },
  {
    id: 'requestedAt',
    title: 'Sent',
    sortable: true,
    text: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt, remindedOn }) => (
      <>
        <div className="num nowrap">{day(requestedAt)}</div>
        <RemindedNote remindedOn={remindedOn} today={today} />
      </>
    ),
  },
  {
    id: 'dueOn',
    title: 'Due',
    sortable: true,
    text: ({ dueOn }) => dueOn,
    cell: ({ dueOn }) => <span className="num nowrap">{dayFormat(dueOn)}</span>,
  },
  {
    id: 'answeredAt',
    title: 'Closed',
    wideOnly: true,
    text: ({ answeredAt }) => answeredAt,
    cell: ({ answeredAt }) => <span className="num nowrap">{day(answeredAt)}</span>,
  },
  actsColumn<RequestRow>({ nameOf: ({ number }) => `request ${number}`, acts: [remind] }),
];
