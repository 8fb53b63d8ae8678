import { History } from 'lucide-react';
import { maintenanceOrders } from '@covertrail/contracts/maintenance/maintenance.calls';
import type { OrderRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ORDER_STATES, ORDER_WORDS } from '../operation.words.js';
import { usePolling } from '../polling.hook.js';

const AGAIN_MS = 3_000;
const ORDERS = viewQuery(maintenanceOrders, { query: { size: 50 } });

/** What operators ordered, the newest first, and what became of it. */
export function HistoryPanel() {
  const { rows, loading, problem, refetch } = useViewQuery(ORDERS);
  usePolling(refetch, AGAIN_MS);
  const empty = (
    <EmptyState title="Nothing was ordered yet" icon={History}>
      Every rebuild, retry and skip is recorded here with its reason.
    </EmptyState>
  );
  return (
    <Panel title="History of orders">
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name="orders"
        label="Each order"
        columns={COLUMNS}
        rows={rows}
        idOf={({ id }) => id}
        loading={loading}
        empty={empty}
      />
    </Panel>
  );
}

const COLUMNS: readonly Column<OrderRow>[] = [
  {
    id: 'when',
    title: 'Ordered',
    fixed: true,
    text: ({ orderedAt }) => orderedAt,
    cell: ({ orderedAt }) => <time dateTime={orderedAt}>{instantFormat(orderedAt)}</time>,
  },
  {
    id: 'what',
    title: 'What',
    fills: true,
    text: ({ kind, subject }) => `${ORDER_WORDS[kind]} ${subject}`,
    cell: ({ kind, subject, eventId }) => (
      <>
        <span className="cell-main">{ORDER_WORDS[kind]}</span>
        <div className="sub">
          {subject}
          {eventId ? ` · ${eventId}` : ''}
        </div>
      </>
    ),
  },
  { id: 'reason', title: 'Reason', fills: true, text: ({ reason }) => reason, cell: ({ reason }) => reason },
  { id: 'who', title: 'By', text: ({ orderedBy }) => orderedBy, cell: ({ orderedBy }) => orderedBy },
  {
    id: 'state',
    title: 'Outcome',
    text: ({ state }) => ORDER_STATES[state ?? 'unknown'].label,
    cell: ({ state, error }) => (
      <>
        <StatusTag {...ORDER_STATES[state ?? 'unknown']} />
        {error ? <div className="sub">{error}</div> : null}
      </>
    ),
  },
];
