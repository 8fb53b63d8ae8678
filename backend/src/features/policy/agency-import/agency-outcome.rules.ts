import type { AgencyImportCounts } from '@covertrail/domain/agency-import/agency-import.contract';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';

export type RowOutcome = keyof AgencyImportCounts;

/** What a row did, by the events that it led to. */
export function outcomeOf(events: readonly PolicyEvent['type'][]): RowOutcome {
  if (events.length === 0) return 'unchanged';
  const types = new Set(events);
  if (types.has('ReplacementAdded')) return 'renewed';
  // What was archived when an import was taken back is there again.
  if (types.has('PolicyAdded') || types.has('PolicyUnarchived')) return 'added';
  return types.size === 1 && types.has('PolicyConfirmedBySystem') ? 'confirmed' : 'changed';
}

/** How often each outcome occurs. */
export function countsOf(outcomes: readonly RowOutcome[]): AgencyImportCounts {
  const counts: Record<RowOutcome, number> = { added: 0, renewed: 0, changed: 0, confirmed: 0, unchanged: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}
