import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { onRow, rowAt, type RecordBodyProps } from './record-body.js';
import { useRowCursor } from './use-row-cursor.js';

/** Until a row is drawn and measured: a card is higher. */
const ROW_HEIGHT = 52;

/** Draws only the rows that are in view while the page scrolls, with spacers for the others: for lists with more rows than a browser should draw. */
export function VirtualBody<Row>(props: RecordBodyProps<Row>): ReactNode {
  const { rows, frame, columns } = props;
  const above = frame ? frame.getBoundingClientRect().top + window.scrollY : 0;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    indexAttribute: 'data-row',
    scrollMargin: above,
    overscan: 10,
  });
  const cursor = useRowCursor({
    count: rows.length,
    frame,
    scrollTo: (index) => virtual.scrollToIndex(index),
    ...onRow(props),
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? above) - above;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? above) - above);
  return (
    <tbody onKeyDown={cursor.onKeyDown}>
      <Spacer height={before} columns={columns.length} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : rowAt(props, row, index, { ...cursor, measure: virtual.measureElement });
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
