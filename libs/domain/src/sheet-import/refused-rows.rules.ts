import type { RefusedRow } from './sheet-import.contract.js';

const MOST_REFUSED = 100;

/** What the end of an import records of the rows that were refused: how many there are, and the first hundred. */
export const refusedRows = (refused: readonly RefusedRow[]): { readonly refusedCount: number; readonly refused: readonly RefusedRow[] } =>
  ({ refusedCount: refused.length, refused: refused.slice(0, MOST_REFUSED) });
