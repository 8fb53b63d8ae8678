import {
  cancelRequest,
  chooseCopies,
  correctEmail,
  resendRequest,
  sendDifference,
} from '@covertrail/contracts/request/request.calls';
import { Link } from 'react-router-dom';
import { AtSign, Ban, Copy, ListChecks, Send } from 'lucide-react';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { instantFormat } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import { RemindedNote } from '#shared/requests/reminded-note.tsx';
import type { RemindedRequest } from '#shared/requests/reminder.hook';
import { actsColumn, type RowAct } from '#shared/table/row-acts.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { ClaimNote } from './claim-note.js';
import { DeliveryNote } from './delivery-note.js';
import { optOutText } from '../opt-out/opt-out.words.js';
import { STATUS_OF_STATE, stateWord } from '../sent-requests.words.js';

type RequestColumn = Column<RequestRow>;

const SUPPLIER: RequestColumn = {
  id: 'insuredName',
  title: 'Supplier',
  sortable: true,
  fixed: true,
  text: ({ insuredName }) => insuredName,
  cell: ({ insuredId, insuredName, trackingId }) => (
    <div className="who">
      <span className="avatar square" aria-hidden>
        {initials(insuredName) || '@'}
      </span>
      <div>
        {trackingId ? (
          <Link className="cell-main" to={`/app/suppliers/${trackingId}/why`}>
            {insuredName}
          </Link>
        ) : (
          <span className="cell-main">{insuredName}</span>
        )}
        {insuredId ? null : <div className="sub">Invited by e-mail</div>}
      </div>
    </div>
  ),
};

const NUMBER: RequestColumn = {
  id: 'number',
  title: 'Request ID',
  optional: true,
  text: ({ number }) => number,
  cell: ({ number }) => <span className="num">{number}</span>,
};

const STATE: RequestColumn = {
  id: 'state',
  title: 'Status',
  status: true,
  text: ({ state }) => stateWord(state),
  cell: (request) => {
    const { state, reason, passedOnAt, optOut } = request;
    return (
      <>
        <ScreenStatus screen="requesterList" status={STATUS_OF_STATE[state]} />
        <ClaimNote request={request} />
        {state === 'open' && passedOnAt ? <div className="sub">Passed on to an agent</div> : null}
        {optOut ? <div className="sub">{optOutText({ optOut }, 'yours')}</div> : null}
        {reason ? (
          <div className="sub sent-reason" title={reason}>
            {reason}
          </div>
        ) : null}
      </>
    );
  },
};

const dueColumn = (today: CalendarDate): RequestColumn => ({
  id: 'dueOn',
  title: 'Due',
  sortable: true,
  text: ({ dueOn }) => dueOn,
  cell: ({ dueOn, state, asked }) => (
    <>
      <div className="num nowrap">{dayFormat(dueOn)}</div>
      <DeliveryNote delivery={asked.delivery} />
      {state === 'open' && dueOn < today ? (
        <div className="sub nowrap sent-late">Overdue by {plural(daysBetween(dueOn, today), 'day')}</div>
      ) : null}
    </>
  ),
});

const PROJECT: RequestColumn = {
  id: 'project',
  title: 'Project and template',
  wideOnly: true,
  text: ({ projectName, templateName }) => `${projectName} / ${templateName}`,
  cell: ({ projectName, templateName }) => (
    <div className="nowrap">
      {projectName}
      <div className="sub">{templateName}</div>
    </div>
  ),
};

const sentColumn = (today: CalendarDate): RequestColumn => ({
  id: 'requestedAt',
  title: 'Sent',
  sortable: true,
  text: ({ requestedAt }) => requestedAt,
  cell: ({ requestedAt, remindedOn }) => (
    <>
      <time className="num nowrap" dateTime={requestedAt} title={instantFormat(requestedAt)}>
        {instantFormat(requestedAt).split(',', 1)}
      </time>
      <RemindedNote remindedOn={remindedOn} today={today} />
    </>
  ),
});

const REMINDED: RequestColumn = {
  id: 'remindedOn',
  title: 'Last reminder',
  optional: true,
  text: ({ remindedOn }) => remindedOn,
  cell: ({ remindedOn }) => <span className="num nowrap">{remindedOn ? dayFormat(remindedOn) : '–'}</span>,
};

const ANSWERED: RequestColumn = {
  id: 'answeredAt',
  title: 'Closed',
  optional: true,
  text: ({ answeredAt }) => answeredAt,
  cell: ({ answeredAt }) => <span className="num nowrap">{answeredAt ? instantFormat(answeredAt) : '–'}</span>,
};

const MESSAGE: RequestColumn = {
  id: 'message',
  title: 'Message',
  optional: true,
  text: ({ message }) => message,
  cell: ({ message }) => message || '–',
};

/** An act of a row that opens a dialog. */
export interface Acting {
  readonly request: RequestRow;
  readonly act: 'resend' | 'copies' | 'email' | 'difference';
}

/** What the columns can do with a row. */
export interface RequestActs {
  readonly remind: RowAct<RemindedRequest>;
  readonly onCancel: (row: RequestRow) => void;
  readonly onAct: (acting: Acting) => void;
}

const isOpen = ({ state }: RequestRow): boolean => state === 'open';

const furtherActs = (today: CalendarDate, onAct: RequestActs['onAct']): readonly RowAct<RequestRow>[] => [
  {
    text: 'Send again…',
    icon: Send,
    sends: resendRequest,
    fits: (request) => isOpen(request) && request.resentOn !== today,
    onAct: (request) => onAct({ request, act: 'resend' }),
  },
  {
    text: 'Send what is missing…',
    icon: ListChecks,
    sends: sendDifference,
    fits: ({ state, insuredId, differenceOn }) =>
      insuredId !== null && (state === 'open' || state === 'responded') && differenceOn !== today,
    onAct: (request) => onAct({ request, act: 'difference' }),
  },
  {
    text: 'Change copies…',
    icon: Copy,
    sends: chooseCopies,
    fits: isOpen,
    onAct: (request) => onAct({ request, act: 'copies' }),
  },
  {
    text: 'Correct e-mail…',
    icon: AtSign,
    sends: correctEmail,
    fits: (request) => isOpen(request) && request.insuredId === null,
    onAct: (request) => onAct({ request, act: 'email' }),
  },
];

/** Columns of the requests that were sent; of an open one its supplier can be reminded, and it can be canceled. */
export const requestColumns = (
  today: CalendarDate,
  { remind, onCancel, onAct }: RequestActs,
): readonly RequestColumn[] => [
  SUPPLIER,
  NUMBER,
  STATE,
  dueColumn(today),
  PROJECT,
  sentColumn(today),
  REMINDED,
  ANSWERED,
  MESSAGE,
  actsColumn({
    nameOf: ({ insuredName }) => `request to ${insuredName}`,
    acts: [
      remind,
      ...furtherActs(today, onAct),
      { text: 'Cancel…', icon: Ban, sends: cancelRequest, fits: ({ state }) => state === 'open', onAct: onCancel },
    ],
  }),
];
