/** Rows of a table that a person chose, over all its pages. */
export interface RowChoice<Row> {
  readonly isChosen: (row: Row) => boolean;
  readonly choose: (rows: readonly Row[], chosen: boolean) => void;
  /** Names a row for its box: `policy GL-1`. */
  readonly nameOf: (row: Row) => string;
}
