import type { RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { supplierStatus } from '@covertrail/domain/status/supplier-status';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { Link } from 'react-router-dom';
import type { Column } from '#shared/table/column';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { causeText, nextStep } from './requester-words.view.js';

/** Who asks, how you stand, why, and what you do next. */
export const requesterColumns = (today: CalendarDate): readonly Column<RequesterRow>[] => [
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
    width: '190px',
    text: (row) => displayOf('requesters', supplierStatus(row, today)).full,
    cell: (row) => <ScreenStatus screen="requesters" status={supplierStatus(row, today)} />,
  },
  {
    id: 'gaps',
    title: 'Why',
    fills: true,
    text: (row) => causeText(row, today),
    cell: (row) => <span className="sub">{causeText(row, today)}</span>,
  },
  {
    id: 'next',
    title: 'Next step',
    width: '190px',
    text: (row) => nextStep(row).text,
    cell: (row) => {
      const { text, to } = nextStep(row);
      return (
        <Link className="text-link" to={to} aria-label={`${text}: ${row.requesterName}, ${row.projectName}`}>
          {text}
        </Link>
      );
    },
  },
];
