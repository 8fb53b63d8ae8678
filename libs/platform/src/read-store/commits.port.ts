import type { Position } from '@covertrail/domain/kernel/event';
import type { Document } from './document.js';
import type { LiveUpdate } from './live-update.js';

/** `null` deletes. */
export interface Write {
  readonly collection: string;
  readonly id: string;
  readonly document: Document | null;
  /** Position of the newest event folded into it: an older write never overwrites a newer one. */
  readonly position: Position;
  /** Nothing was stored under the id when it was looked for: an adapter may try to insert first. Only a hint. */
  readonly fresh?: boolean;
}

/**
 * Where a projection stands. A commit moves it by compare-and-set: from exactly `from`, by the owner of `epoch`.
 * `from` is null for a projection that has never committed. An epoch older than the checkpoint's, or than that of the
 * lease `projectionLease(projection)` where there is one, is a conflict.
 */
export interface CheckpointMove {
  readonly projection: string;
  readonly from: Position | null;
  readonly to: Position;
  readonly epoch: number;
}

/** What changes documents: a projection writes them together with its checkpoint. */
export interface Commits {
  /**
   * Documents and checkpoint together or not at all (an adapter without transactions: documents guarded, checkpoint last).
   * A write that is not newer than the stored document or its tombstone is skipped. Throws CheckpointConflict.
   * What the commit publishes (`updates`) is kept with it before the checkpoint moves, whichever writes were skipped: whoever
   * reads up to the checkpoint misses nothing.
   */
  commit(writes: readonly Write[], checkpoint: CheckpointMove, updates?: readonly LiveUpdate[]): Promise<void>;
}
