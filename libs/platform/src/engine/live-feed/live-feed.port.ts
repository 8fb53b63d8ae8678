import type { Position } from '@covertrail/domain/kernel/event';
import type { LiveUpdate } from '#read-store/live-update';

export type { LiveUpdate } from '#read-store/live-update';

/**
 * Reads what any process committed and passes it to whoever holds sockets in this one. Updates are passed on once the documents
 * can be read, at least once, in the order of positions within a view.
 */
export interface LiveFeed {
  /** Something was committed in this process: look at once rather than at the next turn. */
  nudge(): void;
  /**
   * Returns the function that stops it. `gap` gets a view of which something was published and pruned before it was read:
   * every page is to read it again.
   */
  listen(listener: (updates: readonly LiveUpdate[]) => void, gap?: (view: string) => void): () => void;
  /** What was published of a view after a position to any of these; null when that is too much or pruned: read it again. */
  missed(view: string, since: Position, audience: ReadonlySet<string>): Promise<readonly LiveUpdate[] | null>;
}
