import { oneOf } from '../navigation/one-of.js';
import type { Address } from '../navigation/use-address.js';
import type { Query } from '../api/query-text.js';
import { useTableAddress } from '../table/use-table-address.js';
import { useViewQuery } from '../views/use-view-query.js';
import type { List, ListFilter } from './list.js';

const KEYWORD = 'keyword';
/** Of a list that is not sorted: neither sent nor shown. */
const UNORDERED = { column: '', descending: false };

type Chosen = Readonly<Record<string, string>>;

const valueIn = ({ name, choices, start = '' }: ListFilter, get: Address['get']): string =>
  oneOf(choices.map(({ value }) => value), get(name)) ?? start;

/** The search word and the filters as the address has them; empty where it names none. */
function chosenIn({ search, filters = [] }: Pick<List<unknown>, 'search' | 'filters'>, get: Address['get']): Chosen {
  const values = Object.fromEntries(filters.map((filter) => [filter.name, valueIn(filter, get)]));
  return search === undefined ? values : { [KEYWORD]: get(KEYWORD) ?? '', ...values };
}

/** The rows that the address asks for, with what the person chose and how to change it. */
export function useList<Row>(list: List<Row>) {
  const { asks, order, filters = [] } = list;
  const table = useTableAddress(order ?? UNORDERED);
  const chosen = chosenIn(list, table.get);
  const asked: Query = { ...asks.query, ...chosen, ...(order ? table.ordered : {}) };
  const answer = useViewQuery({ ...asks, query: { ...asked, ...table.paged } });
  const starts: Chosen = Object.fromEntries(filters.map(({ name, start = '' }) => [name, start]));
  return {
    ...answer,
    table,
    chosen,
    /** The question without its page: an export asks it page by page. */
    asked,
    narrowed: Object.entries(chosen).some(([name, value]) => value !== (starts[name] ?? '')),
    /** A value that the list starts with is not written into the address. */
    choose: (name: string, value: string) => table.change({ [name]: value === starts[name] ? null : value }),
    search: (word: string) => table.change({ [KEYWORD]: word }),
    word: chosen[KEYWORD] ?? '',
    clear: () => table.change(Object.fromEntries(Object.keys(chosen).map((name) => [name, null]))),
  };
}

export type ListState<Row> = ReturnType<typeof useList<Row>>;
