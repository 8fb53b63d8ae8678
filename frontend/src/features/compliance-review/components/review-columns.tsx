import {
  assignReview,
  completeReview,
  reopenReview,
} from '@covertrail/contracts/compliance-review/compliance-review.calls';
import { Check, Undo2, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { actsColumn, type RowAct } from '#shared/table/row-acts.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';

/** What a person may do with a review. */
export type ReviewAct = 'assign' | 'complete' | 'reopen';

const isPending = ({ status }: ComplianceReviewRow): boolean => status === 'pending';
/** Blocked while requirements still say Requires Review. */
export const isReady = (review: ComplianceReviewRow): boolean => isPending(review) && review.openItems.length === 0;

const SHOWN = 2;
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
      {more > 0 ? <span className="sub nowrap">and {more} more</span> : null}
    </>
  );
}

const SUPPLIER: Column<ComplianceReviewRow> = {
  id: 'supplierName',
  title: 'Supplier',
  width: '280px',
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
};

const reviewActs = (
  onAct: (act: ReviewAct, review: ComplianceReviewRow) => void,
): readonly RowAct<ComplianceReviewRow>[] => [
  {
    text: 'Assign…',
    icon: UserPlus,
    sends: assignReview,
    fits: isPending,
    onAct: (review) => onAct('assign', review),
  },
  {
    text: 'Complete…',
    icon: Check,
    sends: completeReview,
    main: true,
    fits: isReady,
    onAct: (review) => onAct('complete', review),
  },
  {
    text: 'Set to Pending…',
    icon: Undo2,
    sends: reopenReview,
    fits: (review) => !isPending(review),
    onAct: (review) => onAct('reopen', review),
  },
];

export const reviewColumns = (
  onAct: (act: ReviewAct, review: ComplianceReviewRow) => void,
): readonly Column<ComplianceReviewRow>[] => [
  SUPPLIER,
  {
    id: 'status',
    title: 'Review',
    status: true,
    width: '110px',
    text: ({ status }) => (status === 'pending' ? 'Pending' : 'Complete'),
    cell: ({ status }) =>
      status === 'pending' ? <Chip label="Pending" tone="warn" /> : <Chip label="Complete" tone="ok" />,
  },
  {
    id: 'waitingSince',
    title: 'Waiting since',
    width: '140px',
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
    wideOnly: true,
    width: '140px',
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
  actsColumn({ nameOf: ({ supplierName }) => supplierName, acts: reviewActs(onAct) }),
];
