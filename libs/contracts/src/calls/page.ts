/** Query of every list that goes by pages. `page` counts from 1; `after` is the `next` of the page before. */
export interface PagingQuery {
  readonly page?: number;
  readonly size?: number;
  readonly after?: string;
  readonly sort?: string;
  readonly direction?: 'asc' | 'desc';
}

/** Query of every paged list that may be searched. */
export interface PageQuery extends PagingQuery {
  /** Beginnings of words. */
  readonly keyword?: string;
}

/** A page of rows. `total` stops at a cap plus one. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next?: string;
}
