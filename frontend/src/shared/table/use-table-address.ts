import { useAddress, type Address } from '../navigation/use-address.js';
import { useIsNarrow } from '../ui/is-narrow.hook.js';
import type { Sort } from './column.js';

/** Rows of a page; fewer on a phone, where each of them is a card. */
export interface PageSizes {
  readonly wide: number;
  readonly phone: number;
}

const SIZES: PageSizes = { wide: 50, phone: 25 };

export const usePageSize = ({ wide, phone }: PageSizes = SIZES): number => (useIsNarrow() ? phone : wide);

interface TableAddress extends Address {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Starts at 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The order and the page, as list calls take them. */
  readonly ordered: { readonly sort: string; readonly direction: 'asc' | 'desc' };
  readonly paged: { readonly page: number; readonly size: number };
}

/** Order and page of a table in the address of its page: `sort=dueOn&dir=desc&page=2`. `own` is the order when the address has none. */
export function useTableAddress(own: Sort, sizes?: PageSizes): TableAddress {
  const address = useAddress();
  const column = address.get('sort');
  const sort = column === null ? own : { column, descending: address.get('dir') === 'desc' };
  const page = pageIn(address.get('page'));
  const size = usePageSize(sizes);
  return {
    ...address,
    sort,
    page,
    onSort: ({ column: next, descending }) => address.change({ sort: next, dir: descending ? 'desc' : null }),
    onPage: (next) => address.change({ page: next === 1 ? null : next }),
    ordered: { sort: sort.column, direction: sort.descending ? 'desc' : 'asc' },
    paged: { page, size },
  };
}

const pageIn = (text: string | null): number => (text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1);
