import { CLIENT_STATUSES } from '@covertrail/domain/client/client.contract';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { oneOf } from '#shared/navigation/one-of';
import { RecordTable } from '#shared/table/record-table.tsx';
import { useTableAddress } from '#shared/table/use-table-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { Select } from '#shared/ui/select.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { AddClient } from '../components/add-client.modal.js';
import { RequestedClients } from '../components/requested-clients.js';
import { CLIENT_COLUMNS } from '../components/client-columns.js';
import '../components/client.css';

const STATUS_CHOICES = CLIENT_STATUSES.map((status) => ({ value: status, text: displayOf('agentList', status).full }));

/** The agent's landing page: the clients of the agency. */
export default function AgentClientsPage() {
  const table = useTableAddress({ column: 'name', descending: false });
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const keyword = table.get('keyword') ?? '';
  const status = oneOf(CLIENT_STATUSES, table.get('status')) ?? '';
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(viewQuery(clientList, {
    query: { ...table.paged, ...table.ordered, keyword, status },
  }));
  const openClient = (id: string) => void navigate(`/app/agent-clients/${id}`);
  const addButton = <Button type="button" primary onClick={() => setAdding(true)}><Plus size={16} aria-hidden /> Add client</Button>;
  const empty = keyword || status
    ? <EmptyState title="No clients match" action={<Button type="button" onClick={() => table.change({ keyword: null, status: null })}>Clear search and filters</Button>} />
    : <EmptyState title="No clients yet" icon={Users} action={addButton}>Add the companies whose insurance you manage.</EmptyState>;
  const filters = (
    <div className="client-filters">
      <SearchBox label="Client name" value={keyword} onSearch={(word) => table.change({ keyword: word })} />
      <Select label="Status" placeholder="All statuses" clearable choices={STATUS_CHOICES} value={status} onChange={(next) => table.change({ status: next })} />
    </div>
  );
  return (
    <div className="page">
      <PageHeader title="Clients" sub={loading ? 'Companies whose insurance you manage' : plural(total, 'client')} actions={addButton} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RequestedClients />
      <Panel>
        <RecordTable
          name="clients" label="Clients" columns={CLIENT_COLUMNS} rows={rows} idOf={({ id }) => id} sort={table.sort} onSort={table.onSort}
          paging={{ number: table.page, size: table.paged.size, total, onPage: table.onPage }} loading={loading} refreshing={refreshing}
          filters={filters} empty={empty} onOpen={({ id }) => openClient(id)}
        />
      </Panel>
      {adding ? <AddClient onAdded={openClient} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
