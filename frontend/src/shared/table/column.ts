import type { ReactNode } from 'react';

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
  /** Left out on a phone, which has no space for it: what it shows is also on the page of the row. */
  readonly wide?: boolean;
  /** Stands in the heading instead of the title, which then only names the column. */
  readonly head?: ReactNode;
}

/** The CSS classes of the cells of a column. */
export function cellClass({ numeric, wide }: { readonly numeric: boolean | undefined; readonly wide: boolean | undefined }): string | undefined {
  return [numeric ? 'num' : '', wide ? 'wide' : ''].filter(Boolean).join(' ') || undefined;
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
