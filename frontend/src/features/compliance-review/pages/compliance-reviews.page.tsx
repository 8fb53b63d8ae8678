import { ClipboardCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { complianceReviews } from '@covertrail/contracts/compliance-review/compliance-review.calls';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { REVIEW_BULK } from '../compliance-review-bulk.js';
import { reviewColumns, type ReviewAct } from '../components/review-columns.js';

const AssignReview = lateDialog(() => import('../components/assign-review.modal.js'));

const CompleteReview = lateDialog(() => import('../components/complete-review.modal.js'));

const ReopenReview = lateDialog(() => import('../components/reopen-review.modal.js'));

type Acting = { readonly act: ReviewAct; readonly review: ComplianceReviewRow } | null;

const reviews = (onAct: (act: ReviewAct, review: ComplianceReviewRow) => void) =>
  defineList({
    name: 'compliance-reviews',
    label: 'Compliance reviews',
    asks: viewQuery(complianceReviews),
    columns: reviewColumns(onAct),
    order: { column: 'waitingSince', descending: false },
    search: 'Search suppliers',
    filters: [
      {
        name: 'state',
        label: 'Review',
        start: 'pending',
        asButtons: true,
        choices: [
          { value: 'pending', text: 'Pending' },
          { value: 'mine', text: 'Mine' },
          { value: 'unassigned', text: 'Unassigned' },
          { value: 'complete', text: 'Complete' },
        ],
      },
    ],
    opens: ({ id }) => `/app/suppliers/${id}/why`,
    bulk: REVIEW_BULK,
    ended: ({ status }) => status === 'complete',
    exportsAll: true,
    empty: {
      title: 'No review waits',
      icon: ClipboardCheck,
      text: 'A review is pending when a requirement of a supplier requires one.',
    },
    noMatch: { title: 'No reviews match', clears: true },
  });

const DIALOGS = { assign: AssignReview, complete: CompleteReview, reopen: ReopenReview } as const;

/** For a requester: what waits for a review of ours? Those that wait longest first [H04]; a row opens its findings. Arrow keys move between rows, Enter opens one. */
export default function ComplianceReviewsPage() {
  const [acting, setActing] = useState<Acting>(null);
  const list = useMemo(() => reviews((act, review) => setActing({ act, review })), []);
  const Dialog = acting && DIALOGS[acting.act];
  return (
    <ListPage
      list={list}
      sub="Suppliers with requirements that require a review, those that wait longest first. A review is Complete when nothing requires one."
    >
      {acting && Dialog ? (
        <Dialog key={`${acting.act} ${acting.review.id}`} review={acting.review} onClose={() => setActing(null)} />
      ) : null}
    </ListPage>
  );
}
