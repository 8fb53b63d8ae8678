import { Send } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import { sentRequests } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { ExportProgress } from '#shared/exports/export-progress.tsx';
import { requestOf } from '#shared/api/call-request';
import { useExport } from '#shared/exports/use-export';
import { useToday } from '#shared/session/use-today';
import { useAddress } from '#shared/navigation/use-address';
import { RecordTable } from '#shared/table/record-table.tsx';
import { PAGE_SIZE } from '#shared/table/use-table-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { AskModal } from '../components/ask.modal.js';
import { CancelRequest } from '../components/cancel-request.modal.js';
import { requestColumns } from '../components/request-columns.js';
import { OpenedRequest } from '../components/request-details.modal.js';
import { StateFilter } from '../components/state-filter.js';
import { useSentRequests } from '../sent-requests.hook.js';
import '../sent-requests.css';

const ASK_CLOSED = { ask: null, company: null, name: null, project: null };

export default function RequestCoveragePage() {
  const { get, change } = useAddress();
  const [canceling, setCanceling] = useState<RequestRow | null>(null);
  const start = { companyId: get('company') ?? '', companyName: get('name') ?? '', projectId: get('project') ?? '' };
  const page = get('page');
  const opened = get('open');
  const ask = (
    <Button type="button" primary onClick={() => change({ ask: 1, page })}>
      <Send size={16} aria-hidden /> Request coverage
    </Button>
  );
  return (
    <div className="page">
      <PageHeader title="Pending Request for Insurance" sub="Requests to suppliers, and their answers." actions={ask} />
      <Panel>
        <SentRequests ask={ask} onCancel={setCanceling} onOpen={({ id }) => change({ open: id, page })} />
      </Panel>
      {get('ask') === null ? null : <AskModal start={start} onClose={() => change({ ...ASK_CLOSED, page })} />}
      {opened === null ? null : <OpenedRequest requestId={opened} onClose={() => change({ open: null, page })} />}
      {canceling ? <CancelRequest request={canceling} onClose={() => setCanceling(null)} /> : null}
    </div>
  );
}

interface SentRequestsProps {
  readonly ask: ReactNode;
  readonly onCancel: (row: RequestRow) => void;
  readonly onOpen: (row: RequestRow) => void;
}

function SentRequests({ ask, onCancel, onOpen }: SentRequestsProps) {
  const today = useToday();
  const sent = useSentRequests();
  const exporting = useExport('requests', requestOf(sentRequests, { query: sent.asked }));
  const columns = useMemo(() => requestColumns(today, onCancel), [today, onCancel]);
  const empty = sent.narrowed ? (
    <EmptyState title="No requests match">Choose another status, or search by the start of a name.</EmptyState>
  ) : (
    <EmptyState title="No requests yet" icon={Send} action={ask}>
      Request coverage from a supplier to start tracking it.
    </EmptyState>
  );
  return (
    <>
      <ErrorBanner problem={sent.problem} onRetry={sent.refetch} />
      <RecordTable
        name="requests"
        label="Requests sent"
        columns={columns}
        rows={sent.rows}
        idOf={({ id }) => id}
        onOpen={onOpen}
        sort={sent.sort}
        onSort={sent.onSort}
        paging={{ number: sent.page, size: PAGE_SIZE, total: sent.total, onPage: sent.onPage }}
        loading={sent.loading}
        refreshing={sent.refreshing}
        onExport={exporting.start}
        filters={
          <>
            <SearchBox label="Search requests" value={sent.keyword} onSearch={sent.search} />
            <StateFilter state={sent.state} onShow={sent.showState} />
          </>
        }
        empty={empty}
      />
      <ExportProgress state={exporting.state} onStop={exporting.stop} />
    </>
  );
}
