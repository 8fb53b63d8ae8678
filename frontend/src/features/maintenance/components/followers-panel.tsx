import { useMemo } from 'react';
import { Progress } from 'semantic-ui-react';
import type { FollowerFigures } from '@covertrail/contracts/maintenance/maintenance.replies';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { KIND_WORDS, secondsText, STATE_WORDS } from '../operation.words.js';
import { rebuildOf, resumeOf } from '../orders.words.js';
import type { WantedOrder } from './order.modal.js';

interface FollowersPanelProps {
  readonly followers: readonly FollowerFigures[];
  readonly loading: boolean;
  readonly onOrder: (order: WantedOrder) => void;
}

/** Every view and reaction: how far, how fast, where. */
export function FollowersPanel({ followers, loading, onOrder }: FollowersPanelProps) {
  const columns = useMemo(() => columnsFor(onOrder), [onOrder]);
  return (
    <Panel title="Views and reactions">
      <RecordTable
        name="followers"
        label="Each view and reaction"
        columns={columns}
        rows={followers}
        idOf={({ kind, name }) => `${kind} ${name}`}
        loading={loading}
      />
    </Panel>
  );
}

const lagText = ({ lagEvents, lagIsExact }: FollowerFigures): string =>
  `${lagEvents.toLocaleString('en-US')}${lagIsExact ? '' : ' or more'}`;

const columnsFor = (onOrder: FollowersPanelProps['onOrder']): readonly Column<FollowerFigures>[] => [
  {
    id: 'name',
    title: 'Name',
    fixed: true,
    text: ({ name }) => name,
    cell: ({ kind, name, collection }) => (
      <>
        <span className="cell-main">{name}</span>
        <div className="sub">
          {KIND_WORDS[kind]}
          {collection ? ` · ${collection}` : ''}
        </div>
      </>
    ),
  },
  { id: 'state', title: 'State', text: ({ state }) => STATE_WORDS[state].label, cell: (row) => <State {...row} /> },
  {
    id: 'version',
    title: 'Version',
    numeric: true,
    text: ({ version }) => version,
    cell: ({ version }) => version ?? '–',
  },
  { id: 'lag', title: 'Events behind', numeric: true, text: lagText, cell: lagText },
  {
    id: 'age',
    title: 'Seconds behind',
    numeric: true,
    text: ({ lagSeconds }) => lagSeconds,
    cell: ({ lagSeconds }) => secondsText(lagSeconds),
  },
  {
    id: 'rate',
    title: 'Events/s',
    numeric: true,
    text: ({ eventsPerSecond }) => eventsPerSecond,
    cell: ({ eventsPerSecond }) => eventsPerSecond?.toLocaleString('en-US') ?? '–',
  },
  {
    id: 'still',
    title: 'Documents standing still',
    numeric: true,
    text: ({ standingStill }) => standingStill,
    cell: ({ standingStill }) => standingStill,
  },
  {
    id: 'process',
    title: 'Process',
    optional: true,
    text: ({ process }) => process,
    cell: ({ process }) => process ?? 'none',
  },
  {
    id: 'position',
    title: 'Position',
    optional: true,
    text: ({ position }) => position,
    cell: ({ position }) => <code>{position}</code>,
  },
  { id: 'act', title: 'Actions', fills: true, cell: (row) => <Actions row={row} onOrder={onOrder} /> },
];

function State({ state, error, progress, name }: FollowerFigures) {
  const { label, tone } = STATE_WORDS[state];
  return (
    <>
      <StatusTag label={label} tone={tone} />
      {state === 'building' && progress !== null ? (
        <Progress percent={Math.floor(progress * 100)} size="tiny" progress aria-label={`Progress of ${name}`} />
      ) : null}
      {error ? <div className="sub">{error}</div> : null}
    </>
  );
}

function Actions({
  row: { kind, name, state },
  onOrder,
}: {
  readonly row: FollowerFigures;
  readonly onOrder: FollowersPanelProps['onOrder'];
}) {
  if (kind !== 'view') return null;
  return (
    <span className="row-actions">
      <Button type="button" size="small" aria-label={`Build ${name} again`} onClick={() => onOrder(rebuildOf(name))}>
        Rebuild
      </Button>
      {state === 'paused' ? (
        <Button type="button" size="small" aria-label={`Let ${name} go on`} onClick={() => onOrder(resumeOf(name))}>
          Go on
        </Button>
      ) : null}
    </span>
  );
}
