/** Query of every list that has pages. `page` counts from 1; `after` is the `next` of the page before. */
export interface PagingQuery {
  readonly page?: number;
  readonly size?: number;
  readonly after?: string;
  readonly sort?: string;
  readonly direction?: 'asc' | 'desc';
}

/** Query of every list that has pages and a search. */
export interface PageQuery extends PagingQuery {
  /** Words to search for; the beginning of a word is enough. */
  readonly keyword?: string;
}

/** A page of rows. `total` stops at a cap plus one. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next?: string;
}
