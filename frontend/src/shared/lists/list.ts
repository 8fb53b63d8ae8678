import type { LucideIcon } from 'lucide-react';
import type { PageSizes } from '../table/use-table-address.js';
import type { Column, Sort } from '../table/column.js';
import type { ViewQuery } from '../views/view-query.js';
import type { Bulk } from './bulk-act.js';

/** A filter with several values; the address and the call use the same name for it. */
export interface ListFilter<Name extends string = string, Value extends string = string> {
  readonly name: Name;
  /** Read out by screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  /** The value that means all and clears the filter. A filter without it always has a value. */
  readonly all?: string;
  /** The value where the address names none. */
  readonly start?: Value;
  /** Buttons side by side, instead of a select, where there is room for them. */
  readonly asButtons?: true;
}

/** Shown instead of rows while the list has none. */
export interface EmptyList {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** Why it is empty, and what the person can do to fill it. */
  readonly text?: string;
  /** Offers the actions of the page here as well. */
  readonly offersActions?: true;
}

/** Shown instead of rows while nothing matches the search and the filters. */
interface NoMatch {
  readonly title: string;
  readonly text?: string;
  /** Offers to clear the search and the filters. */
  readonly clears?: true;
}

/** A list as a declaration: `ListPage` and `RecordList` query, filter, sort and page it by the address of the page. */
export interface List<Row> {
  /** Kebab-case: names the column choice and the CSV. */
  readonly name: string;
  /** Read out by screen readers. */
  readonly label: string;
  /** The call with its fixed input: `viewQuery(receivedRequests, { query: { state: 'open' } })`. */
  readonly asks: ViewQuery<Row>;
  readonly columns: readonly Column<Row>[];
  /** The order when the address names none; a list without it cannot be sorted by the person. */
  readonly order?: Sort;
  /** Label of the search box; a list without it has no search. */
  readonly search?: string;
  /** Characters that a search has at least; 1 where it is left out. */
  readonly searchesFrom?: number;
  /** The first stands beside the search, the others behind a button. */
  readonly filters?: readonly ListFilter[];
  readonly empty: EmptyList;
  /** `empty` where it is left out. */
  readonly noMatch?: NoMatch;
  /** Said where the list cannot be read and the server gives no reason. */
  readonly failed?: string;
  /** Rows of a page, where it has fewer than others. */
  readonly pageSizes?: PageSizes;
  /** The page that a row opens. */
  readonly opens?: (row: Row) => string;
  /** Rows that have ended weigh less: paler, and folded after ten while nothing narrows the list. */
  readonly ended?: (row: Row) => boolean;
  /** Exports the rows of all pages, instead of only the loaded ones. */
  readonly exportsAll?: true;
  /** What can be done with several rows at once; without it rows cannot be chosen. */
  readonly bulk?: Bulk<Row>;
}

/** A row that the list marks. */
export interface ListRow {
  readonly id: string;
}

/** The filters that a call takes, by the names and values of its query. */
type FilterOf<Asked> = {
  readonly [Name in keyof Asked & string]-?: ListFilter<Name, Extract<Asked[Name], string>>;
}[keyof Asked & string];

interface DeclaredList<Row, Asked> extends Omit<List<Row>, 'asks' | 'filters'> {
  readonly asks: ViewQuery<Row, unknown, Asked>;
  readonly filters?: readonly FilterOf<NoInfer<Asked>>[];
}

/** `defineList({ asks: viewQuery(templateList), columns: TEMPLATE_COLUMNS, … })`: the filters are those that the call takes. */
export function defineList<Row extends ListRow, Asked>(declared: DeclaredList<Row, Asked>): List<Row>;
export function defineList<Row>(declared: List<Row>): List<Row> {
  return declared;
}
