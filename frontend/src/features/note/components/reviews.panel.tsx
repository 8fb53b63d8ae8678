import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import { exceptionList } from '@covertrail/contracts/exception/exception.calls';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import { DECISION_WORDS } from '@covertrail/wording/exception/exception-words';
import { viewQuery } from '#shared/api/call-request';
import { throughText } from '#shared/exceptions/exception-through.words';
import { dayFormat } from '#shared/format/day-format';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import type { Column } from '#shared/table/column';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';

const COLUMNS: readonly Column<ExceptionRow>[] = [
  {
    id: 'reviewed',
    title: 'Item Reviewed',
    fixed: true,
    text: ({ title }) => title,
    cell: ({ title }) => <span className="cell-main">{title}</span>,
  },
  {
    id: 'decision',
    title: 'Decision',
    status: true,
    text: ({ decision }) => DECISION_WORDS[decision],
    cell: (row) => (
      <StatusTag tone={row.decision === 'accepted' ? 'ok' : 'salmon'} label={DECISION_WORDS[row.decision]} />
    ),
  },
  { id: 'through', title: 'Effective Through', text: throughText, cell: throughText },
  { id: 'notes', title: 'Notes', fills: true, text: ({ comment }) => comment, cell: ({ comment }) => comment },
  { id: 'by', title: 'Reviewed By', text: ({ decidedBy }) => decidedBy, cell: ({ decidedBy }) => decidedBy },
  {
    id: 'on',
    title: 'Reviewed On',
    text: ({ decidedOn }) => decidedOn,
    cell: ({ decidedOn }) => dayFormat(decidedOn),
  },
];

const reviewsOf = (trackingId: string) =>
  defineList({
    name: 'activity-reviews',
    label: 'Reviews of this supplier',
    asks: viewQuery(exceptionList, { query: { trackingId } }),
    columns: COLUMNS,
    failed: 'Error occurred while fetching compliance data.',
    empty: {
      title: 'Nothing was reviewed yet',
      icon: ClipboardCheck,
      text: 'What your company accepts or denies for this supplier is listed here.',
    },
  });

/** What the company accepted or denied for a supplier, newest first [I02]. */
export function ReviewsPanel({ trackingId }: { readonly trackingId: string }) {
  const list = useMemo(() => reviewsOf(trackingId), [trackingId]);
  return (
    <Panel title="Compliance Review">
      <RecordList list={list} />
    </Panel>
  );
}
