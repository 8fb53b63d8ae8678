import { useMemo, useState, type ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useAllowedColumns } from './allowed-columns.hook.js';
import type { Column, Paging, Sort } from './column.js';
import { choiceColumn } from './choice-column.js';
import { EXPORT_FORMATS, saveRows, type ExportFormat } from './export-format.js';
import { useEndedRows } from './ended-rows.hook.js';
import { useIsNarrow } from '../ui/is-narrow.hook.js';
import { useIsTooWide } from './is-too-wide.hook.js';
import { PlainBody } from './record-body.js';
import { RecordHead } from './record-head.js';
import { RecordPaging } from './record-paging.js';
import type { RowChoice } from './row-choice.js';
import { TableTools } from './table-tools.js';
import { useChosenColumns } from './use-chosen-columns.js';
import { useVirtualBody } from './virtual-body.hook.js';
import './record-table.css';

/** With more rows than this, only the visible ones are drawn, once what does that is loaded: the first ones until then. */
const VIRTUAL_FROM = 100;

export interface RecordTableProps<Row> {
  /** Kebab-case: the browser stores the column choice by it, and the CSV file has this name. */
  readonly name: string;
  /** Read out by screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly sort?: Sort;
  /** The server sorts; without it headings are plain. */
  readonly onSort?: (sort: Sort) => void;
  readonly paging?: Paging;
  /** A click on a row, or Enter. */
  readonly onOpen?: (row: Row) => void;
  readonly activeId?: string;
  readonly loading?: boolean;
  readonly refreshing?: boolean;
  readonly empty?: ReactNode;
  /** Search and filters, above the table on the left. */
  readonly filters?: ReactNode;
  /** Replaces the export of the loaded rows, where all pages are exported; receives the columns that are shown. */
  readonly onExport?: (columns: readonly Column<Row>[], format: ExportFormat) => void;
  /** Default: all of them. */
  readonly formats?: readonly ExportFormat[];
  /** Rows that have ended are paler. */
  readonly ended?: (row: Row) => boolean;
  /** Those after the tenth are folded. */
  readonly folds?: boolean;
  /** Where several rows can be chosen. */
  readonly choice?: RowChoice<Row>;
  /** What can be done with the chosen rows, between the filters and the table. */
  readonly chosenBar?: ReactNode;
}

/** A list of records: sticky sortable heading, chosen columns and rows, keyboard, pages of the server, and an export. On a phone each row is a card. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { name, filters, loading = false, onExport, formats = EXPORT_FORMATS, paging, choice, chosenBar } = props;
  const { rows, folded, unfold } = useEndedRows(props);
  const columns = useAllowedColumns(props.columns);
  const { shown, isShown, toggle } = useChosenColumns(name, columns);
  const drawn = useMemo(() => shown.filter(isDrawn), [shown]);
  const exportRows = (format: ExportFormat) =>
    onExport ? onExport(shown, format) : saveRows(name, format, shown, props.rows);
  const exportable = onExport !== undefined || columns.some(({ text }) => text);
  return (
    <div className="record-table">
      <div className="record-tools">
        <div className="filters">{filters}</div>
        <TableTools
          choices={{ columns: columns.filter(isDrawn), isShown, onToggle: toggle }}
          formats={exportable ? formats : []}
          loading={loading}
          onExport={exportRows}
        />
      </div>
      {chosenBar}
      <Content {...props} rows={rows} columns={choice ? [choiceColumn(choice, rows), ...drawn] : drawn} />
      {folded > 0 && !loading ? (
        <button type="button" className="text-link record-unfold" onClick={unfold}>
          Show {folded} more that ended
        </button>
      ) : null}
      {paging && !loading && paging.total > 0 ? (
        <div className="panel-foot">
          <RecordPaging {...paging} />
        </div>
      ) : null}
    </div>
  );
}

const isDrawn = ({ exportedOnly }: Pick<Column<never>, 'exportedOnly'>): boolean => !exportedOnly;

const frameClass = (virtual: boolean, cards: boolean): string =>
  ['record-frame', virtual ? 'virtual' : '', cards ? 'cards' : ''].filter(Boolean).join(' ');

function Content<Row>(props: RecordTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    idOf,
    sort,
    onSort,
    paging,
    onOpen,
    activeId,
    loading = false,
    refreshing = false,
    empty,
    choice,
    ended,
  } = props;
  // State, not a ref: visible rows are drawn once the frame exists and can be measured.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const tooWide = useIsTooWide(frame, columns.length);
  const narrow = useIsNarrow();
  const virtual = rows.length > VIRTUAL_FROM;
  const late = useVirtualBody(virtual);
  if (loading) return <SkeletonRows label={`Loading ${label}`} />;
  if (rows.length === 0) return <>{empty ?? <EmptyState />}</>;
  const firstRowIndex = 2 + (paging ? (paging.number - 1) * paging.size : 0);
  const body = { rows, columns, idOf, activeId, firstRowIndex, frame, onOpen, choice, ended };
  return (
    <div
      className={`${frameClass(virtual, tooWide || narrow)}${refreshing ? ' refreshing' : ''}`}
      ref={setFrame}
      tabIndex={onOpen ? undefined : 0}
      role="region"
      aria-label={label}
      aria-busy={refreshing}
    >
      <table
        className="ui very basic unstackable table"
        aria-label={label}
        aria-rowcount={(paging?.total ?? rows.length) + 1}
      >
        <RecordHead columns={columns} sort={sort} onSort={onSort} />
        {late ? <late.Body {...body} /> : <PlainBody {...body} rows={rows.slice(0, VIRTUAL_FROM)} />}
      </table>
    </div>
  );
}
