import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import type { Column } from './column.js';
import { RecordRow } from './record-row.js';
import type { RowChoice } from './row-choice.js';
import { useRowCursor } from './use-row-cursor.js';

export interface RecordBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  readonly activeId?: string | undefined;
  readonly firstRowIndex: number;
  readonly frame: HTMLElement | null;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly choice?: RowChoice<Row> | undefined;
  readonly ended?: ((row: Row) => boolean) | undefined;
}

const ROW_HEIGHT = 52;

/** Every row, as it is. */
export function PlainBody<Row>(props: RecordBodyProps<Row>): ReactNode {
  const { rows, frame } = props;
  const cursor = useRowCursor({ count: rows.length, frame, ...onRow(props) });
  return <tbody onKeyDown={cursor.onKeyDown}>{rows.map((row, index) => rowAt(props, row, index, cursor))}</tbody>;
}

/** Draws only the visible rows, with spacers for the others: for lists with more rows than a browser should draw. */
export function VirtualBody<Row>(props: RecordBodyProps<Row>): ReactNode {
  const { rows, frame, columns } = props;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  const cursor = useRowCursor({
    count: rows.length,
    frame,
    scrollTo: (index) => virtual.scrollToIndex(index),
    ...onRow(props),
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody onKeyDown={cursor.onKeyDown}>
      <Spacer height={before} columns={columns.length} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : rowAt(props, row, index, cursor);
      })}
      <Spacer height={after} columns={columns.length} />
    </tbody>
  );
}

function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  return height > 0 ? (
    <tr className="spacer" aria-hidden style={{ height }}>
      <td colSpan={columns} />
    </tr>
  ) : null;
}

/** What keys do with the row of a number. */
function onRow<Row>({ rows, onOpen, choice }: RecordBodyProps<Row>): {
  readonly onOpen: (index: number) => void;
  readonly onChoose: ((index: number) => void) | undefined;
} {
  const on = (act: (row: Row) => void) => (index: number) => {
    const row = rows[index];
    if (row !== undefined) act(row);
  };
  return {
    onOpen: on((row) => onOpen?.(row)),
    onChoose: choice && on((row) => choice.choose([row], !choice.isChosen(row))),
  };
}

function rowAt<Row>(
  props: RecordBodyProps<Row>,
  row: Row,
  index: number,
  { cursor, setCursor }: ReturnType<typeof useRowCursor>,
): ReactNode {
  const id = props.idOf(row);
  return (
    <RecordRow
      key={id}
      row={row}
      index={index}
      columns={props.columns}
      inTabOrder={index === cursor}
      active={id === props.activeId}
      ended={props.ended?.(row) ?? false}
      rowIndex={props.firstRowIndex + index}
      onOpen={props.onOpen}
      onFocus={setCursor}
    />
  );
}
