import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { cellClass, type Column } from './column.js';

export interface RecordRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly inTabOrder: boolean;
  readonly active: boolean;
  /** Paler than the others. */
  readonly ended: boolean;
  /** The number of the row among the rows of all pages: `aria-rowindex` starts after the heading. */
  readonly rowIndex: number;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onFocus: (index: number) => void;
  /** Is told of the element, where heights of rows are measured. */
  readonly measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

const OWN_CLICK = 'a, button, input, label, select, textarea, [role="combobox"], .ui.checkbox';

/** A row that opens on a click outside its own links and buttons; with Ctrl, in another tab. */
export function RecordRow<Row>({
  row,
  index,
  columns,
  inTabOrder,
  active,
  ended,
  rowIndex,
  onOpen,
  onFocus,
  measure,
}: RecordRowProps<Row>): ReactNode {
  const click = (event: MouseEvent<HTMLElement>) => {
    const selecting = (window.getSelection()?.toString() ?? '') !== '';
    if (selecting || (event.target as HTMLElement).closest(OWN_CLICK)) return;
    const link =
      event.ctrlKey || event.metaKey ? event.currentTarget.querySelector<HTMLAnchorElement>('a[href]') : null;
    if (link) window.open(link.href, '_blank', 'noopener');
    else onOpen?.(row);
  };
  const opening = onOpen
    ? {
        onClick: click,
        tabIndex: inTabOrder ? 0 : -1,
        onFocus: () => onFocus(index),
      }
    : {};
  const classes = [onOpen ? 'opens' : '', active ? 'active' : '', ended ? 'ended' : ''].filter(Boolean).join(' ');
  // A table is drawn at the start and at the end of each reading: only cells of rows that changed are.
  const cells = useMemo(
    () =>
      columns.map((column) => (
        <td key={column.id} data-title={column.title} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      )),
    [columns, row],
  );
  return (
    <tr ref={measure} data-row={index} aria-rowindex={rowIndex} className={classes} {...opening}>
      {cells}
    </tr>
  );
}
