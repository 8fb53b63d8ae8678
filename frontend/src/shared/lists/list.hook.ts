import { oneOf } from '../navigation/one-of.js';
import type { Address } from '../navigation/use-address.js';
import type { Query } from '../api/query-text.js';
import { useTableAddress } from '../table/use-table-address.js';
import { useViewQuery } from '../views/use-view-query.js';
import type { List, ListFilter } from './list.js';

const KEYWORD = 'keyword';
/** The sort of a list that is not sorted: neither sent nor shown. */
const UNORDERED = { column: '', descending: false };

type Chosen = Readonly<Record<string, string>>;

const valueIn = ({ name, choices, start = '' }: ListFilter, get: Address['get']): string =>
  oneOf(
    choices.map(({ value }) => value),
    get(name),
  ) ?? start;

const isUnknown = ({ name, choices }: ListFilter, get: Address['get']): boolean => {
  const value = get(name) ?? '';
  return value !== '' && choices.every((choice) => choice.value !== value);
};

/** The search word and the filters in the address; empty where it names none. */
function chosenIn({ search, filters = [] }: Pick<List<unknown>, 'search' | 'filters'>, get: Address['get']): Chosen {
  const values = Object.fromEntries(filters.map((filter) => [filter.name, valueIn(filter, get)]));
  return search === undefined ? values : { [KEYWORD]: get(KEYWORD) ?? '', ...values };
}

/** The rows that the address selects, with the person's choices and functions to change them. */
export function useList<Row>(list: List<Row>) {
  const { asks, order, filters = [] } = list;
  const table = useTableAddress(order ?? UNORDERED, list.pageSizes);
  const chosen = chosenIn(list, table.get);
  const unpagedQuery: Query = { ...asks.query, ...chosen, ...(order ? table.ordered : {}) };
  const answer = useViewQuery({ ...asks, query: { ...unpagedQuery, ...table.paged } });
  const starts: Chosen = Object.fromEntries(filters.map(({ name, start = '' }) => [name, start]));
  const unknown = filters.filter((filter) => isUnknown(filter, table.get)).map(({ name }) => name);
  return {
    ...answer,
    table,
    chosen,
    /** What the address asks of its filters and none of them has: it narrows nothing, and the list says so. */
    unknownValues: unknown.map((name) => table.get(name) ?? ''),
    clearUnknown: () => table.change(Object.fromEntries(unknown.map((name) => [name, null]))),
    /** The query without its page: an export reads it page by page. */
    unpagedQuery,
    narrowed: Object.entries(chosen).some(([name, value]) => value !== (starts[name] ?? '')),
    /** A value with which the list starts is not written into the address. */
    choose: (name: string, value: string) => table.change({ [name]: value === starts[name] ? null : value }),
    /** Back to the values with which the list starts. */
    clearFilters: (names: readonly string[]) => table.change(Object.fromEntries(names.map((name) => [name, null]))),
    search: (word: string) => table.change({ [KEYWORD]: word }),
    word: chosen[KEYWORD] ?? '',
    clear: () => table.change(Object.fromEntries(Object.keys(chosen).map((name) => [name, null]))),
  };
}

export type ListState<Row> = ReturnType<typeof useList<Row>>;
