import type { ProcessFigures } from '@covertrail/contracts/maintenance/maintenance.replies';
import { instantFormat } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { bytesText, secondsText } from '../operation.words.js';

interface ProcessesPanelProps {
  readonly processes: readonly ProcessFigures[];
  readonly loading: boolean;
}

/** Longer than this a process that lives is never silent. */
const SILENT_SECONDS = 15;

/** Who runs, since when, and what each holds. */
export function ProcessesPanel({ processes, loading }: ProcessesPanelProps) {
  return (
    <Panel title="Processes and leases">
      <RecordTable
        name="processes"
        label="Each process"
        columns={COLUMNS}
        rows={processes}
        idOf={({ name }) => name}
        loading={loading}
      />
    </Panel>
  );
}

const COLUMNS: readonly Column<ProcessFigures>[] = [
  {
    id: 'name',
    title: 'Process',
    fixed: true,
    text: ({ name }) => name,
    cell: ({ name, kind }) => (
      <div className="process-name">
        <span className="cell-main">{kind}</span>
        <div className="sub">{name}</div>
      </div>
    ),
  },
  {
    id: 'beat',
    title: 'Last heartbeat',
    numeric: true,
    text: ({ silentSeconds }) => silentSeconds,
    cell: ({ silentSeconds }) => (
      <StatusTag label={`${secondsText(silentSeconds)} ago`} tone={silentSeconds > SILENT_SECONDS ? 'bad' : 'ok'} />
    ),
  },
  {
    id: 'holds',
    title: 'Holds',
    fills: true,
    text: ({ holds }) => holds.join(' '),
    cell: ({ holds }) => (
      <div className="holds">
        {holds.length === 0 ? 'nothing' : plural(holds.length, 'lease')}
        <div className="sub">{holds.join(', ')}</div>
      </div>
    ),
  },
  {
    id: 'memory',
    title: 'Memory',
    numeric: true,
    text: ({ memoryBytes }) => memoryBytes,
    cell: ({ memoryBytes }) => <span className="nowrap">{bytesText(memoryBytes)}</span>,
  },
  {
    id: 'version',
    title: 'Program',
    text: ({ version }) => version,
    cell: ({ version, node }) => (
      <div className="nowrap">
        {version}
        <div className="sub">Node {node}</div>
      </div>
    ),
  },
  {
    id: 'since',
    title: 'Started',
    text: ({ startedAt }) => startedAt,
    cell: ({ startedAt }) => <time dateTime={startedAt}>{instantFormat(startedAt)}</time>,
  },
];
