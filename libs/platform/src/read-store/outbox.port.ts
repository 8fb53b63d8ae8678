import type { Position } from '@covertrail/domain/kernel/event';
import type { OutboxPage } from './live-update.js';

/** What commits published, until it is pruned. */
export interface Outbox {
  /** What commits of a projection published in the stretch `(after, upTo]`, in order; at most `limit` commits. */
  readOutbox(projection: string, after: Position, upTo: Position, limit: number): Promise<OutboxPage>;
  /** Deletes what a projection published up to a position, that included. */
  pruneOutbox(projection: string, upTo: Position): Promise<void>;
}
