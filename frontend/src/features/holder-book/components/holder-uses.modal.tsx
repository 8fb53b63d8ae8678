import { useMemo, useState } from 'react';
import { Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { holderUses } from '@covertrail/contracts/holder-book/holder-book.calls';
import type { BookedHolderRow, HolderUseRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** Pages of ten rows [G08]. */
const SIZE = 10;

interface HolderUsesProps {
  readonly booked: BookedHolderRow;
  readonly onClose: () => void;
}

/** The share details of an address: which shares and answers carried it, the last first [G08]. */
export default function HolderUses({ booked: { id, holder }, onClose }: HolderUsesProps) {
  const { user } = useSession();
  const [page, setPage] = useState(1);
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(
    viewQuery(holderUses, { params: { id }, query: { page, size: SIZE } }),
  );
  const columns = useMemo(() => columnsOf(user.companyId), [user.companyId]);
  return (
    <AppModal open title={`Shares with ${holder.name}`} size="large" onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name="holder-uses"
        label={`Shares with ${holder.name}`}
        columns={columns}
        rows={rows}
        idOf={(row) => row.id}
        loading={loading}
        refreshing={refreshing}
        paging={{ number: page, size: SIZE, total, onPage: setPage }}
        empty={
          <EmptyState title="Not shared yet" icon={Share2}>
            Shares and answers that name this certificate holder are listed here.
          </EmptyState>
        }
      />
    </AppModal>
  );
}

const kindText = ({ kind, ended }: HolderUseRow): string =>
  kind === 'answer' ? 'Answer to a request' : ended ? 'Share, ended' : 'Share';

/** The page on which the reader finds it: an insured has its own, an agency has one for each client. */
function addressOf({ kind, id, insuredId }: HolderUseRow, companyId: string): string {
  const own = insuredId === companyId;
  if (kind === 'answer') return own ? `/app/pending-requests/${id}` : `/app/agent-insured-requests/${id}`;
  const page = own ? '/app/shared-policies' : `/app/agent-clients/${insuredId}/shares`;
  return `${page}?open=${id}`;
}

const columnsOf = (companyId: string): readonly Column<HolderUseRow>[] => [
  {
    id: 'requester',
    title: 'Shared with',
    fixed: true,
    text: ({ requesterName }) => requesterName,
    cell: (row) => (
      <>
        <Link className="cell-main" to={addressOf(row, companyId)}>
          {row.requesterName}
        </Link>
        <div className="sub">{row.projectName}</div>
      </>
    ),
  },
  {
    id: 'insured',
    title: 'Insured',
    text: ({ insuredName }) => insuredName,
    cell: ({ insuredName }) => insuredName,
  },
  { id: 'kind', title: 'By', text: kindText, cell: kindText },
  {
    id: 'policies',
    title: 'Policies',
    numeric: true,
    text: ({ policyCount }) => policyCount,
    cell: ({ policyCount }) => plural(policyCount, 'policy', 'policies'),
  },
  {
    id: 'at',
    title: 'Shared on',
    text: ({ usedAt }) => usedAt,
    cell: ({ usedAt }) => <span className="nowrap">{instantFormat(usedAt)}</span>,
  },
];
