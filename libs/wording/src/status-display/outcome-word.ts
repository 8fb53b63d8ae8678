import type { Outcome } from '@covertrail/domain/compliance/finding';
import { statusOfOutcome } from '@covertrail/domain/status/status-of-outcome';
import { displayOf } from './status-display.js';

/** The outcome of a supplier as the list of tracked suppliers words it. One that has shared nothing needs no review, because nothing is known of it. */
export const outcomeWord = (outcome: Outcome): string =>
  outcome === 'unknown' ? 'Not Known Yet' : displayOf('trackedSuppliers', statusOfOutcome(outcome)).full;
