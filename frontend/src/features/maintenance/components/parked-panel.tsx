import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { ParkedRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { instantFormat } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { retryOf, skipOf } from '../orders.words.js';
import type { WantedOrder } from './order.modal.js';

interface ParkedPanelProps {
  readonly parked: readonly ParkedRow[];
  readonly loading: boolean;
  readonly onRead: (row: ParkedRow) => void;
  readonly onOrder: (order: WantedOrder) => void;
}

/** Events that a view or reaction goes on without until an operator decides. */
export function ParkedPanel({ parked, loading, onRead, onOrder }: ParkedPanelProps) {
  const columns = useMemo(() => columnsFor(onRead, onOrder), [onRead, onOrder]);
  const empty = (
    <EmptyState title="No parked events" icon={CircleCheck}>
      An event that a view cannot fold, or a reaction cannot handle, appears here.
    </EmptyState>
  );
  return (
    <Panel title="Parked events">
      <RecordTable
        name="parked"
        label="Each parked event"
        columns={columns}
        rows={parked}
        idOf={({ follower, eventId }) => `${follower.kind} ${follower.name} ${eventId}`}
        loading={loading}
        empty={empty}
      />
    </Panel>
  );
}

const columnsFor = (
  onRead: ParkedPanelProps['onRead'],
  onOrder: ParkedPanelProps['onOrder'],
): readonly Column<ParkedRow>[] => [
  {
    id: 'event',
    title: 'Event',
    fixed: true,
    text: ({ type, eventId }) => `${type} ${eventId}`,
    cell: ({ type, eventId, unreadable }) => (
      <>
        <span className="cell-main">{type || 'Unknown type'}</span>{' '}
        {unreadable ? <Chip label="Unreadable" tone="bad" /> : null}
        <div className="sub">{eventId}</div>
      </>
    ),
  },
  {
    id: 'by',
    title: 'Parked by',
    text: ({ follower }) => `${follower.kind} ${follower.name}`,
    cell: ({ follower }) => (
      <>
        {follower.name}
        <div className="sub">{follower.kind}</div>
      </>
    ),
  },
  { id: 'reason', title: 'Why', fills: true, text: ({ reason }) => reason, cell: ({ reason }) => reason },
  {
    id: 'keys',
    title: 'Stands still',
    text: ({ keys }) => keys.join(' '),
    cell: ({ keys }) => (
      <span title={keys.join(', ')}>{keys.length === 0 ? '–' : plural(keys.length, 'document')}</span>
    ),
  },
  {
    id: 'since',
    title: 'Since',
    text: ({ since }) => since,
    cell: ({ since }) => <time dateTime={since}>{instantFormat(since)}</time>,
  },
  {
    id: 'act',
    title: 'Actions',
    fills: true,
    cell: (row) => (
      <span className="row-actions">
        <Button
          type="button"
          size="small"
          aria-label={`Read ${row.type} of ${row.follower.name}`}
          onClick={() => onRead(row)}
        >
          Read
        </Button>
        <Button
          type="button"
          size="small"
          aria-label={`Retry ${row.type} of ${row.follower.name}`}
          onClick={() => onOrder(retryOf(row))}
        >
          Retry
        </Button>
        <Button
          type="button"
          size="small"
          aria-label={`Skip ${row.type} of ${row.follower.name}`}
          onClick={() => onOrder(skipOf(row))}
        >
          Skip
        </Button>
      </span>
    ),
  },
];
