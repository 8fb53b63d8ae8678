import type { Position } from '@covertrail/domain/kernel/event';
import type { LiveUpdate } from '#read-store/live-update';

export type { LiveUpdate } from '#read-store/live-update';

/**
 * Reads what any process committed and passes it on to the sockets of this process. Updates are passed on once the documents can
 * be read, at least once, in the order of positions within a view.
 */
export interface LiveFeed {
  /** This process committed something: read now instead of at the next interval. */
  nudge(): void;
  /**
   * Returns the function that stops it. `gap` receives a view whose updates were pruned before they were read: every page must
   * read that view again.
   */
  listen(listener: (updates: readonly LiveUpdate[]) => void, gap?: (view: string) => void): () => void;
  /** What was published of a view after a position to any of these; null when that is too much or was pruned: read the view again. */
  missed(view: string, since: Position, audience: ReadonlySet<string>): Promise<readonly LiveUpdate[] | null>;
}
