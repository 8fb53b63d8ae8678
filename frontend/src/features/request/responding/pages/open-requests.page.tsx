import { Inbox, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { receivedRequests } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { plural } from '#shared/format/plural';
import { useToday } from '#shared/session/use-today';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { useTableAddress } from '#shared/table/use-table-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';
import { DeclineRequest } from '../components/decline-request.modal.js';
import { requestColumns } from '../components/request-columns.js';

const actionsColumn = (base: string, onDecline: (request: RequestRow) => void): Column<RequestRow> => ({
  id: 'actions', title: 'Actions', width: '180px', fixed: true,
  cell: (request) => (
    <div className="row-actions">
      <Link className="text-link" to={`${base}/${request.id}`} aria-label={`Respond to request ${request.number}`}>Respond</Link>
      <button type="button" className="text-link" aria-label={`Decline request ${request.number}`} onClick={() => onDecline(request)}>
        <X size={14} aria-hidden /> Decline
      </button>
    </div>
  ),
});

/** Requests that wait for an answer, of the insured or of the agent's clients. */
export default function OpenRequestsPage() {
  const { role } = useSession();
  const base = role === 'agent' ? '/app/agent-insured-requests' : '/app/pending-requests';
  const table = useTableAddress({ column: 'dueOn', descending: false });
  const navigate = useNavigate();
  const today = useToday();
  const [declining, setDeclining] = useState<RequestRow | null>(null);
  const keyword = table.get('keyword') ?? '';
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(viewQuery(receivedRequests, {
    query: { state: 'open', keyword, ...table.paged, ...table.ordered },
  }));
  return (
    <div className="page">
      <PageHeader title="Open Requests" sub={loading ? 'Requests for proof of insurance' : `${plural(total, 'request')} for proof of insurance`} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel>
        <RecordTable
          name="open-requests" label="Open requests" columns={[...requestColumns(base, role === 'agent', today), actionsColumn(base, setDeclining)]}
          rows={rows} idOf={({ id }) => id} sort={table.sort} onSort={table.onSort} loading={loading} refreshing={refreshing}
          paging={{ number: table.page, size: table.paged.size, total, onPage: table.onPage }}
          filters={<SearchBox label="Request or client" value={keyword} onSearch={(word) => table.change({ keyword: word })} />}
          empty={keyword ? <EmptyState title="No requests match" /> : <NothingOpen />}
          onOpen={({ id }) => void navigate(`${base}/${id}`)}
        />
      </Panel>
      {declining ? <DeclineRequest request={declining} onClose={() => setDeclining(null)} /> : null}
    </div>
  );
}

const NothingOpen = () => (
  <EmptyState title="No open requests" icon={Inbox}>New requests for proof of insurance appear here immediately.</EmptyState>
);
