import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ExportProgress } from '../exports/export-progress.js';
import { useExport } from '../exports/use-export.js';
import { useRights } from '../session/use-may.js';
import { RecordTable, type RecordTableProps } from '../table/record-table.js';
import { BulkBar } from './bulk-bar.js';
import { useChosenRows } from './chosen-rows.hook.js';
import { ListEmpty } from './list-empty.js';
import { ListFilters } from './list-filters.js';
import type { List, ListRow } from './list.js';
import type { ListState } from './list.hook.js';
import { UnknownFilters } from './unknown-filters.js';

/** What a page adds to its list. */
export interface ListGiven<Row> {
  readonly list: List<Row>;
  /** Actions above the list; also shown in an empty list if the list says so. */
  readonly actions?: ReactNode;
  /** Opens a row in place, where it does not open a page. */
  readonly onOpen?: (row: Row) => void;
}

interface ListTableProps<Row> extends ListGiven<Row> {
  readonly state: ListState<Row>;
}

/** The table of a list, with its filters, its pages and its export. */
export function ListTable<Row extends ListRow>({ list, state, actions = null, onOpen }: ListTableProps<Row>) {
  const navigate = useNavigate();
  const { name, label, columns, order, opens, exportsAll } = list;
  const { rows, total, loading, refreshing, table } = state;
  const may = useRights();
  const open = onOpen ?? (opens ? (row: Row) => void navigate(opens(row)) : undefined);
  const props: RecordTableProps<Row> = {
    name,
    label,
    columns,
    rows,
    loading,
    refreshing,
    idOf: ({ id }) => id,
    ...(order ? { sort: table.sort, onSort: table.onSort } : {}),
    paging: { number: table.page, size: table.paged.size, total, onPage: table.onPage },
    filters: <ListFilters list={list} state={state} />,
    empty: <ListEmpty list={list} narrowed={state.narrowed} actions={actions} onClear={state.clear} />,
    ...(open ? { onOpen: open } : {}),
    ...(list.ended ? { ended: list.ended, folds: !state.narrowed && table.page === 1 } : {}),
  };
  const bulkActs = [...(list.bulk?.acts ?? []), ...(list.bulk?.together ?? [])];
  const Table = bulkActs.some(({ call }) => may(call))
    ? ChosenTable<Row>
    : exportsAll
      ? ExportedTable<Row>
      : PlainTable<Row>;
  return (
    <>
      <UnknownFilters values={state.unknownValues} onClear={state.clearUnknown} />
      <Table table={props} list={list} state={state} />
    </>
  );
}

interface TableProps<Row> {
  readonly table: RecordTableProps<Row>;
  readonly list: List<Row>;
  readonly state: ListState<Row>;
}

const PlainTable = <Row,>({ table }: TableProps<Row>) => <RecordTable {...table} />;

/** Rows can be chosen, and something be done with several. */
function ChosenTable<Row extends ListRow>({ table, list, state }: TableProps<Row>) {
  const chosen = useChosenRows<Row>((row) => list.bulk?.nameOf(row) ?? row.id);
  const chosenBar = list.bulk ? <BulkBar list={list} bulk={list.bulk} state={state} chosen={chosen} /> : null;
  const Table = list.exportsAll ? ExportedTable<Row> : PlainTable<Row>;
  return <Table table={{ ...table, choice: chosen.choice, chosenBar }} list={list} state={state} />;
}

function ExportedTable<Row>({ table, list: { name, asks }, state }: TableProps<Row>) {
  const exporting = useExport<Row>(name, { method: 'GET', path: asks.path, query: state.unpagedQuery });
  return (
    <>
      <RecordTable {...table} onExport={exporting.start} />
      <ExportProgress state={exporting.state} onStop={exporting.stop} />
    </>
  );
}
