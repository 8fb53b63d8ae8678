import { Link } from 'react-router-dom';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { RemindedNote } from '#shared/requests/reminded-note.tsx';
import type { Column } from '#shared/table/column';
import { REQUESTED } from '../tracked-groups.words.js';
import { ExpiryCell } from './expiry-cell.js';
import { GapChips } from './gap-chips.js';
import { SupplierStatus, supplierStatusText } from '#shared/tracking/supplier-status.tsx';

export type TrackedColumn = Column<TrackedSupplierRow>;

/** The page of a supplier, and its history. */
export const supplierPath = (id: string): string => `/app/suppliers/${id}`;
const historyPath = (id: string): string => `/app/suppliers/${id}/history`;

const ANSWERS: Readonly<Record<TrackedSupplierRow['asked'], string>> = {
  requested: REQUESTED,
  responded: 'Responded',
  declined: 'Declined',
  none: 'Not asked',
};

/** A supplier that opted out is not asked again [D11]. */
const answerText = ({ asked, optOut }: Pick<TrackedSupplierRow, 'asked' | 'optOut'>): string =>
  optOut ? `Opted out on ${dayFormat(optOut.at.slice(0, 10))}` : ANSWERS[asked];

export const SUPPLIER: TrackedColumn = {
  id: 'supplierName',
  title: 'Supplier',
  sortable: true,
  fixed: true,
  text: ({ supplierName }) => supplierName,
  cell: ({ id, supplierName, trackedSince, optOut }) => (
    <div className="who">
      <span className="avatar square" aria-hidden>
        {initials(supplierName)}
      </span>
      <div>
        <Link className="cell-main tracked-name" to={supplierPath(id)}>
          {supplierName}
        </Link>
        <div className="sub nowrap">
          Since {dayFormat(trackedSince)} ·{' '}
          <Link to={historyPath(id)} aria-label={`History of ${supplierName}`}>
            History
          </Link>
        </div>
        {optOut ? <div className="sub">{answerText({ asked: 'none', optOut })}</div> : null}
      </div>
    </div>
  ),
};

/** The same on the dashboard, with the project instead of the first day. */
export const SUPPLIER_AND_PROJECT: TrackedColumn = {
  ...SUPPLIER,
  width: '28%',
  cell: ({ id, supplierName, projectName }) => (
    <div>
      <Link className="cell-main tracked-name" to={supplierPath(id)}>
        {supplierName}
      </Link>
      <div className="sub">
        {projectName} ·{' '}
        <Link to={historyPath(id)} aria-label={`History of ${supplierName}`}>
          History
        </Link>
      </div>
    </div>
  ),
};

export const statusColumn = (today: CalendarDate): TrackedColumn => ({
  id: 'outcome',
  title: 'Status',
  status: true,
  sortable: true,
  text: (row) => supplierStatusText(row, today),
  cell: (row) => (
    <>
      <SupplierStatus row={row} today={today} />
      <RemindedNote remindedOn={row.openRequest?.remindedOn ?? null} today={today} />
    </>
  ),
});

/** The same with the number of requirements that are met. */
export const statusAndMetColumn = (today: CalendarDate): TrackedColumn => ({
  ...statusColumn(today),
  cell: (row) => (
    <>
      <SupplierStatus row={row} today={today} />
      {row.answered && row.total > 0 ? <div className="sub num nowrap">{`${row.met}/${row.total} met`}</div> : null}
      <RemindedNote remindedOn={row.openRequest?.remindedOn ?? null} today={today} />
    </>
  ),
});

/** Stands beside the status. */
export const MET: TrackedColumn = {
  id: 'met',
  title: 'Requirements met',
  exportedOnly: true,
  text: ({ met, total, answered }) => (answered ? `${met} of ${total}` : ''),
  cell: () => null,
};

export const GAPS: TrackedColumn = {
  id: 'gaps',
  title: 'What is missing',
  fills: true,
  text: ({ gaps, answered }) => (answered ? gaps.map(({ title }) => title).join('; ') : ''),
  cell: (row) => <GapChips {...row} />,
};

export const expiryColumn = (today: CalendarDate): TrackedColumn => ({
  id: 'coverEndsOn',
  title: 'Cover ends',
  sortable: true,
  text: ({ coverEndsOn }) => coverEndsOn,
  cell: ({ coverEndsOn, active }) => (active ? <ExpiryCell day={coverEndsOn} today={today} /> : null),
});

export const PROJECT: TrackedColumn = {
  id: 'project',
  title: 'Project and template',
  text: ({ projectName, templateName }) => `${projectName} / ${templateName}`,
  cell: ({ projectName, templateName }) => (
    <div>
      {projectName}
      <div className="sub">{templateName}</div>
    </div>
  ),
};

/** Stands below the name of the supplier, without the template. */
export const EXPORTED_PROJECT: TrackedColumn = { ...PROJECT, exportedOnly: true };

export const ANSWER: TrackedColumn = {
  id: 'asked',
  title: 'Request',
  optional: true,
  text: (row) => answerText(row),
  cell: (row) => (
    <>
      {answerText(row)}
      {row.optOut ? <div className="sub">{row.optOut.reason}</div> : null}
    </>
  ),
};

export const SINCE: TrackedColumn = {
  id: 'trackedSince',
  title: 'Tracked since',
  sortable: true,
  optional: true,
  text: ({ trackedSince }) => trackedSince,
  cell: ({ trackedSince }) => <span className="num nowrap">{dayFormat(trackedSince)}</span>,
};
