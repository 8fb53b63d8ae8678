import type { AnnouncedStatus } from '@covertrail/domain/status/announced-status';
import { Link } from 'react-router-dom';
import type { PastSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { supplierPath } from './tracked-columns.js';

/** What stands in place of what was missing. */
const NOTHING_MISSING: Readonly<Partial<Record<AnnouncedStatus, string>>> = { requested: 'Nothing was shared yet' };

/** The history of a supplier on a day: what was true then, what was known, and why. */
export const historyOn = (id: string, day: CalendarDate): string => `${supplierPath(id)}/history?on=${day}`;

/** The columns of the suppliers as they stood on a day. */
export const pastColumns = (on: CalendarDate): readonly Column<PastSupplierRow>[] => [
  {
    id: 'supplierName',
    title: 'Supplier',
    sortable: true,
    fixed: true,
    width: '32%',
    text: ({ supplierName }) => supplierName,
    cell: ({ id, supplierName, projectName }) => (
      <div>
        <Link
          className="cell-main tracked-name"
          to={historyOn(id, on)}
          aria-label={`History of ${supplierName} on ${dayFormat(on)}`}
        >
          {supplierName}
        </Link>
        <div className="sub">{projectName}</div>
      </div>
    ),
  },
  { id: 'project', title: 'Project', exportedOnly: true, text: ({ projectName }) => projectName, cell: () => null },
  {
    id: 'status',
    title: 'Status then',
    sortable: true,
    status: true,
    text: ({ status }) => displayOf('trackedSuppliers', status).full,
    cell: ({ status }) => <ScreenStatus screen="trackedSuppliers" status={status} />,
  },
  {
    id: 'missing',
    title: 'What was missing',
    fills: true,
    text: ({ status, missing }) => missing ?? NOTHING_MISSING[status] ?? '',
    cell: ({ status, missing }) => missing ?? <span className="sub">{NOTHING_MISSING[status] ?? 'Nothing'}</span>,
  },
];
