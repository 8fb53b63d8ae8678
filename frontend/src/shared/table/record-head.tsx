import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cellClass, type Column, type Sort } from './column.js';

interface RecordHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
}

/** The heading row: sortable columns are buttons and say how they are sorted. */
export function RecordHead<Row>({ columns, sort, onSort }: RecordHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { id, title, head, width, sortable } = column;
          const style = width ? { width } : undefined;
          const className = cellClass(column);
          if (!sortable || !onSort)
            return (
              <th key={id} scope="col" style={style} className={className}>
                {head ?? title}
              </th>
            );
          const direction = directionOf(id, sort);
          return (
            <th key={id} scope="col" style={style} className={className} aria-sort={direction}>
              <button type="button" onClick={() => onSort({ column: id, descending: direction === 'ascending' })}>
                {title}
                <SortMark direction={direction} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type Direction = 'ascending' | 'descending' | 'none';

function directionOf(id: string, sort: Sort | undefined): Direction {
  if (sort?.column !== id) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

const MARKS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

function SortMark({ direction }: { readonly direction: Direction }) {
  const Mark = MARKS[direction];
  return <Mark size={13} className={direction === 'none' ? 'idle' : ''} aria-hidden />;
}
