import {
  assignReview,
  completeReview,
  reopenReview,
} from '@covertrail/contracts/compliance-review/compliance-review.calls';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { Chip } from '#shared/ui/status-tag.tsx';

/** What a person may do with a review. */
export type ReviewAct = 'assign' | 'complete' | 'reopen';

const SHOWN = 3;
const itemsText = ({ openItems }: ComplianceReviewRow): string => openItems.map(({ title }) => title).join('; ');

function OpenItems({ review: { status, openItems } }: { readonly review: ComplianceReviewRow }) {
  if (openItems.length === 0)
    return <span className="sub">{status === 'pending' ? 'Nothing open: ready to complete' : 'Nothing open'}</span>;
  const more = openItems.length - SHOWN;
  return (
    <>
      {openItems.slice(0, SHOWN).map(({ rule, title }) => (
        <span key={rule}>
          <Chip label={title} tone="info" />{' '}
        </span>
      ))}
      {more > 0 ? <span className="sub">and {more} more</span> : null}
    </>
  );
}

export const reviewColumns = (
  onAct: (act: ReviewAct, review: ComplianceReviewRow) => void,
): readonly Column<ComplianceReviewRow>[] => [
  {
    id: 'supplierName',
    title: 'Supplier',
    fixed: true,
    text: ({ supplierName }) => supplierName,
    cell: ({ id, supplierName, projectName }) => (
      <>
        <Link className="cell-main" to={`/app/suppliers/${id}/why`}>
          {supplierName}
        </Link>
        <div className="sub">{projectName}</div>
      </>
    ),
  },
  {
    id: 'status',
    title: 'Review',
    text: ({ status }) => (status === 'pending' ? 'Pending' : 'Complete'),
    cell: ({ status }) =>
      status === 'pending' ? <Chip label="Pending" tone="warn" /> : <Chip label="Complete" tone="ok" />,
  },
  {
    id: 'waitingSince',
    title: 'Waiting since',
    sortable: true,
    text: ({ waitingSince }) => localDay(waitingSince),
    cell: ({ waitingSince }) => <span className="num nowrap">{dayFormat(localDay(waitingSince))}</span>,
  },
  {
    id: 'openItems',
    title: 'Requires review',
    fills: true,
    text: itemsText,
    cell: (review) => <OpenItems review={review} />,
  },
  {
    id: 'assignee',
    title: 'Assigned to',
    text: ({ assigneeName }) => assigneeName,
    cell: ({ assigneeName }) => assigneeName || <span className="sub">Nobody</span>,
  },
  {
    id: 'completed',
    title: 'Completed',
    optional: true,
    text: ({ completedAt, completedBy }) => (completedAt ? `${localDay(completedAt)}, ${completedBy}` : ''),
    cell: ({ completedAt, completedBy, note }) =>
      completedAt ? (
        <>
          {dayFormat(localDay(completedAt))}
          <div className="sub">
            {completedBy}
            {note ? `: ${note}` : ''}
          </div>
        </>
      ) : null,
  },
  {
    id: 'acts',
    title: 'Actions',
    sends: [assignReview, completeReview, reopenReview],
    width: '210px',
    fills: true,
    cell: (review) => <Acts review={review} onAct={onAct} />,
  },
];

interface ActsProps {
  readonly review: ComplianceReviewRow;
  readonly onAct: (act: ReviewAct, review: ComplianceReviewRow) => void;
}

function Acts({ review, onAct }: ActsProps) {
  const { status, supplierName, openItems } = review;
  if (status === 'complete')
    return (
      <Button
        type="button"
        size="small"
        aria-label={`Set to Pending: ${supplierName}`}
        onClick={() => onAct('reopen', review)}
      >
        Set to Pending…
      </Button>
    );
  return (
    <div className="row-actions">
      <Button type="button" size="small" aria-label={`Assign: ${supplierName}`} onClick={() => onAct('assign', review)}>
        Assign…
      </Button>
      <Button
        type="button"
        size="small"
        aria-label={`Complete: ${supplierName}`}
        disabled={openItems.length > 0}
        {...(openItems.length > 0 ? { title: 'Blocked while requirements still say Requires Review' } : {})}
        onClick={() => onAct('complete', review)}
      >
        Complete…
      </Button>
    </div>
  );
}
