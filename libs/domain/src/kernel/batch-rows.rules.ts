interface RowOutcome {
  /** From 1. */
  readonly row: number;
}

/**
 * The outcomes of rows that had no turn before, where `done` had one: whoever goes on after an interruption may report earlier ones again.
 * Null where they do not follow on one another.
 */
export function furtherOutcomes<Outcome extends RowOutcome>(
  outcomes: readonly Outcome[],
  done: number,
): readonly Outcome[] | null {
  const further = outcomes.filter(({ row }) => row > done);
  return further.some(({ row }, index) => row !== done + index + 1) ? null : further;
}

/** How many rows had each outcome. */
export function countedOutcomes<Kind extends string>(
  outcomes: readonly { readonly outcome: Kind }[],
  none: Readonly<Record<Kind, 0>>,
): Readonly<Record<Kind, number>> {
  const counts: Record<Kind, number> = { ...none };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}
