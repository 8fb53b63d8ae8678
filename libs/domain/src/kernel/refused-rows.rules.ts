const MOST_REFUSED = 100;

/** What the end of an import records of what was refused: how much there is, and the first hundred. */
export const refusedRows = <Refused>(
  refused: readonly Refused[],
): { readonly refusedCount: number; readonly refused: readonly Refused[] } => ({
  refusedCount: refused.length,
  refused: refused.slice(0, MOST_REFUSED),
});
