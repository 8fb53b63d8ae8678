import { useState } from 'react';

/** So many rows that have ended are shown. */
const SHOWN = 10;

interface EndedRows<Row> {
  readonly rows: readonly Row[];
  readonly ended?: (row: Row) => boolean;
  readonly folds?: boolean;
}

/** The rows of a table without those that are folded: what has ended, after the tenth. */
export function useEndedRows<Row>({ rows, ended, folds = false }: EndedRows<Row>) {
  const [open, setOpen] = useState(false);
  const most = ended && folds && !open ? SHOWN : Infinity;
  let found = 0;
  const shown = rows.filter((row) => !ended?.(row) || ++found <= most);
  return { rows: shown, folded: rows.length - shown.length, unfold: () => setOpen(true) };
}
