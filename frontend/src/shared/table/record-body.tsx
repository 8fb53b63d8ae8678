import type { ReactNode } from 'react';
import type { Column } from './column.js';
import { RecordRow, type RecordRowProps } from './record-row.js';
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

/** Every row, as it is. */
export function PlainBody<Row>(props: RecordBodyProps<Row>): ReactNode {
  const { rows, frame } = props;
  const cursor = useRowCursor({ count: rows.length, frame, ...onRow(props) });
  return <tbody onKeyDown={cursor.onKeyDown}>{rows.map((row, index) => rowAt(props, row, index, cursor))}</tbody>;
}

/** What keys do with the row of a number. */
export function onRow<Row>({ rows, onOpen, choice }: RecordBodyProps<Row>): {
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

interface Place extends Pick<ReturnType<typeof useRowCursor>, 'cursor' | 'setCursor'> {
  readonly measure?: RecordRowProps<never>['measure'];
}

/** One row, with its place in the order of the Tab key. */
export function rowAt<Row>(
  props: RecordBodyProps<Row>,
  row: Row,
  index: number,
  { cursor, setCursor, measure }: Place,
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
      measure={measure}
    />
  );
}
