import type { RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { supplierStatus } from '@covertrail/domain/status/supplier-status';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { Link } from 'react-router-dom';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import type { Column } from '../table/column.js';
import { ScreenStatus } from '../ui/screen-status.js';
import { causeText, nextStep } from './requester-words.view.js';

/** Who asks, how the insured stands, why, and what is to be done next. */
export const requesterColumns = (reader: ActingFor, today: CalendarDate): readonly Column<RequesterRow>[] => [
  {
    id: 'requesterName',
    title: 'Requester',
    fixed: true,
    text: ({ requesterName, projectName }) => `${requesterName}, ${projectName}`,
    cell: ({ id, requesterName, projectName }) => (
      <div>
        <Link className="cell-main" to={`/app/suppliers/${id}/why`}>
          {requesterName}
        </Link>
        <div className="sub">{projectName}</div>
      </div>
    ),
  },
  {
    id: 'outcome',
    title: 'Status',
    status: true,
    width: '190px',
    text: (row) => displayOf('requesters', supplierStatus(row, today)).full,
    cell: (row) => <ScreenStatus screen="requesters" status={supplierStatus(row, today)} />,
  },
  {
    id: 'gaps',
    title: 'Why',
    fills: true,
    text: (row) => causeText(row, reader, today),
    cell: (row) => <span className="sub">{causeText(row, reader, today)}</span>,
  },
  {
    id: 'next',
    title: 'Next step',
    width: '190px',
    text: (row) => nextStep(row, reader).text,
    cell: (row) => {
      const { text, to } = nextStep(row, reader);
      return (
        <Link className="text-link" to={to} aria-label={`${text}: ${row.requesterName}, ${row.projectName}`}>
          {text}
        </Link>
      );
    },
  },
];
