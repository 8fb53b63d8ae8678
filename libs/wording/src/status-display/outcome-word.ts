import type { Outcome } from '@covertrail/domain/compliance/finding';
import { statusOfOutcome } from '@covertrail/domain/status/status-of-outcome';
import { displayOf } from './status-display.js';

/** The outcome of a single requirement. Words for a supplier are those of its status: see `outcomeWord`. */
export const REQUIREMENT_WORDS: Readonly<Record<Outcome | 'excepted', string>> = {
  pass: 'Pass',
  excepted: 'Excepted',
  fail: 'Fail',
  review: 'Review',
  unknown: 'Unknown',
};

/**
 * The outcome of a supplier as the list of tracked suppliers words it. One that has shared nothing needs no review, because nothing
 * is known of it. `byException`: it passes only because of exceptions.
 */
export function outcomeWord(outcome: Outcome, byException = false): string {
  if (outcome === 'unknown') return 'Not Known Yet';
  const status = outcome === 'pass' && byException ? 'compliantByException' : statusOfOutcome(outcome);
  return displayOf('trackedSuppliers', status).full;
}
