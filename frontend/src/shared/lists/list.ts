import type { LucideIcon } from 'lucide-react';
import type { Column, Sort } from '../table/column.js';
import type { ViewQuery } from '../views/view-query.js';

/** One of several values that narrow a list; the address and the call know it by the same name. */
export interface ListFilter<Name extends string = string, Value extends string = string> {
  readonly name: Name;
  /** Read out by screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  /** What stands for every value, and clears the filter. A filter without it always has a value. */
  readonly all?: string;
  /** The value where the address names none. */
  readonly start?: Value;
  /** Buttons side by side, instead of a select. */
  readonly asButtons?: true;
}

/** What stands in place of rows while the list has none. */
export interface EmptyList {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** Why it is empty, and what brings something here. */
  readonly text?: string;
  /** Offers the actions of the page here as well. */
  readonly offersActions?: true;
}

/** What stands in place of rows while nothing matches the search and the filters. */
export interface NoMatch {
  readonly title: string;
  readonly text?: string;
  /** Offers to clear the search and the filters. */
  readonly clears?: true;
}

/** A list as a declaration: `ListPage` and `RecordList` ask, filter, sort and page it by the address of the page. */
export interface List<Row> {
  /** Kebab-case: names the column choice and the CSV. */
  readonly name: string;
  /** Read out by screen readers. */
  readonly label: string;
  /** The call, and what it is asked with always: `viewQuery(receivedRequests, { query: { state: 'open' } })`. */
  readonly asks: ViewQuery<Row>;
  readonly columns: readonly Column<Row>[];
  /** The order where the address names none; a list without it is not sorted by the person. */
  readonly order?: Sort;
  /** Label of the search box; a list without it is not searched. */
  readonly search?: string;
  readonly filters?: readonly ListFilter[];
  /** CSS class of the search and the filters. */
  readonly filtersClass?: string;
  readonly empty: EmptyList;
  /** `empty` where it is left out. */
  readonly noMatch?: NoMatch;
  /** The page that a row opens. */
  readonly opens?: (row: Row) => string;
  /** Every row is exported page by page, instead of the rows at hand. */
  readonly exportsAll?: true;
}

/** A row that its list distinguishes from others. */
export interface ListRow {
  readonly id: string;
}

/** The filters that a call takes, by the names and values of its query. */
type FilterOf<Asked> = { readonly [Name in keyof Asked & string]-?: ListFilter<Name, Extract<Asked[Name], string>> }[keyof Asked & string];

interface DeclaredList<Row, Asked> extends Omit<List<Row>, 'asks' | 'filters'> {
  readonly asks: ViewQuery<Row, unknown, Asked>;
  readonly filters?: readonly FilterOf<NoInfer<Asked>>[];
}

/** `defineList({ asks: viewQuery(templateList), columns: TEMPLATE_COLUMNS, … })`: the filters are those that the call takes. */
export function defineList<Row extends ListRow, Asked>(declared: DeclaredList<Row, Asked>): List<Row>;
export function defineList<Row>(declared: List<Row>): List<Row> {
  return declared;
}
