import { CalendarClock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { plannedMaintenances } from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import type { PlannedMaintenanceRow } from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { usePolling } from '../polling.hook.js';
import { CancelMaintenance } from './cancel-maintenance.modal.js';

const AGAIN_MS = 5_000;
const PLANNED = viewQuery(plannedMaintenances, { query: { size: 20 } });
const loadPlan = () => import('./plan-maintenance.modal.js');

/** When nothing can be changed but by operators, as people are told it [A13]. */
export function PlannedMaintenancePanel() {
  const { rows, loading, problem, refetch } = useViewQuery(PLANNED);
  usePolling(refetch, AGAIN_MS);
  const [isPlanning, setPlanning] = useState(false);
  const [canceled, setCanceled] = useState<PlannedMaintenanceRow | null>(null);
  const columns = useMemo(() => columnsFor(setCanceled), []);
  const plan = (
    <Button type="button" size="small" onClick={() => setPlanning(true)}>
      Plan maintenance
    </Button>
  );
  const empty = (
    <EmptyState title="No maintenance is planned" icon={CalendarClock}>
      While it runs nobody but operators changes anything, and every page says so from a day before.
    </EmptyState>
  );
  return (
    <Panel title="Planned maintenance" right={plan}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name="planned-maintenance"
        label="Each planned maintenance"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        loading={loading}
        empty={empty}
      />
      {isPlanning ? <LateDialog load={loadPlan} onClose={() => setPlanning(false)} /> : null}
      {canceled ? <CancelMaintenance row={canceled} onClose={() => setCanceled(null)} /> : null}
    </Panel>
  );
}

const stateOf = ({ canceledAt, from, until }: PlannedMaintenanceRow): string => {
  const now = new Date().toISOString();
  if (canceledAt !== null) return 'Canceled';
  if (until <= now) return 'Over';
  return from <= now ? 'Runs' : 'Planned';
};

const isOpen = (row: PlannedMaintenanceRow): boolean => ['Runs', 'Planned'].includes(stateOf(row));

const columnsFor = (onCancel: (row: PlannedMaintenanceRow) => void): readonly Column<PlannedMaintenanceRow>[] => [
  {
    id: 'when',
    title: 'From and until',
    fixed: true,
    text: ({ from }) => from,
    cell: ({ from, until }) => `${instantFormat(from)} – ${instantFormat(until)}`,
  },
  { id: 'text', title: 'Text', fills: true, text: ({ text }) => text, cell: ({ text }) => text },
  { id: 'who', title: 'By', text: ({ plannedBy }) => plannedBy, cell: ({ plannedBy }) => plannedBy },
  { id: 'state', title: 'State', text: stateOf, cell: stateOf },
  {
    id: 'act',
    title: 'Actions',
    cell: (row) =>
      isOpen(row) ? (
        <Button
          type="button"
          size="small"
          aria-label={`Cancel the maintenance of ${instantFormat(row.from)}`}
          onClick={() => onCancel(row)}
        >
          {stateOf(row) === 'Runs' ? 'End now' : 'Cancel'}
        </Button>
      ) : null,
  },
];
