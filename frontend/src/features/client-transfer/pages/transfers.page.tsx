import { ArrowRightLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { transferList } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { viewQuery } from '#shared/api/call-request';
import { RecordTable } from '#shared/table/record-table.tsx';
import { useTableAddress } from '#shared/table/use-table-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Select } from '#shared/ui/select.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { StartTransfer } from '../components/start-transfer.modal.js';
import { TRANSFER_COLUMNS } from '../components/transfer-columns.js';
import '../components/transfer.css';

const SHOWN = [
  { value: 'notices', text: 'Notices' },
  { value: 'waiting', text: 'Waiting for us' },
  { value: 'open', text: 'Under way' },
  { value: 'all', text: 'All' },
] as const;

/** Transfers in which this agency is one of the sides; `?start=` opens the question that starts one. */
export default function TransfersPage() {
  const table = useTableAddress({ column: 'changedAt', descending: true });
  const navigate = useNavigate();
  const show = SHOWN.find(({ value }) => value === table.get('show'))?.value ?? 'notices';
  const start = table.get('start');
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(viewQuery(transferList, {
    query: { show, ...table.paged, ...table.ordered },
  }));
  const close = () => table.change({ start: null, side: null, name: null });
  return (
    <div className="page">
      <PageHeader
        title="Transfers" sub="Clients that move to or from your agency."
        actions={<Button type="button" primary onClick={() => table.change({ start: 'new' })}><ArrowRightLeft size={16} aria-hidden /> Transfer a client</Button>}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel>
        <RecordTable
          name="transfers" label="Transfers" columns={TRANSFER_COLUMNS} rows={rows} idOf={({ id }) => id} sort={table.sort} onSort={table.onSort}
          paging={{ number: table.page, size: table.paged.size, total, onPage: table.onPage }} loading={loading} refreshing={refreshing}
          filters={<Select label="Show" choices={SHOWN} value={show} onChange={(value) => table.change({ show: value === 'notices' ? null : value })} />}
          empty={<EmptyState title="No transfers" icon={ArrowRightLeft}>Either agent can start a transfer. Both agents see each step as it happens.</EmptyState>}
          onOpen={({ id }) => void navigate(`/app/transfers/${id}`)}
        />
      </Panel>
      {start ? (
        <StartTransfer
          side={table.get('side') === 'receiver' ? 'receiver' : 'holder'} onClose={close}
          client={start === 'new' ? null : { insuredId: start, name: table.get('name') ?? '' }}
        />
      ) : null}
    </div>
  );
}
