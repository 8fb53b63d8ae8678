/** A page of rows. `total` stops at a cap plus one. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next?: string;
}
