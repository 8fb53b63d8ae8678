import type { ReactNode } from 'react';
import type { Right } from '../session/use-may.js';

/** One column of a record table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as plain text, for the CSV; a column without it is not exported. */
  readonly text?: (row: Row) => string | number | null;
  /** The server can sort by it. */
  readonly sortable?: boolean;
  /** Right-aligned, digits in columns. */
  readonly numeric?: boolean;
  /** CSS width. */
  readonly width?: string;
  /** Shown only where a person chose it. */
  readonly optional?: boolean;
  /** Cannot be hidden: the column that names the row. */
  readonly fixed?: boolean;
  /** On a card it stands in a row of its own: long text, or several buttons. */
  readonly fills?: boolean;
  /** The status of the row: on a card it stands below the name, above the facts. */
  readonly status?: true;
  /** Left out of the cards of a phone, which have three facts and a status. */
  readonly wideOnly?: boolean;
  /** Only in the export, where each fact has a column: on screen it stands in the cell of another column. */
  readonly exportedOnly?: true;
  /** The calls that its buttons send: a list shows it to those alone who may send one of them. */
  readonly sends?: readonly Right[];
  /** Stands in the heading instead of the title, which then only names the column. */
  readonly head?: ReactNode;
}

/** The CSS classes of the cells of a column. */
export function cellClass({
  numeric,
  fills,
  status,
  wideOnly,
}: Pick<Column<never>, 'numeric' | 'fills' | 'status' | 'wideOnly'>): string | undefined {
  const classes = [numeric ? 'num' : '', fills ? 'fills' : '', status ? 'status' : '', wideOnly ? 'wide-only' : ''];
  return classes.filter(Boolean).join(' ') || undefined;
}

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** The pages of the server. `number` starts at 1. */
export interface Paging {
  readonly number: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (number: number) => void;
}
