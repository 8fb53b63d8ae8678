import type { Position } from '@covertrail/domain/kernel/event';
import type { LiveUpdate } from '#read-store/live-update';

export type { LiveUpdate } from '#read-store/live-update';

/**
 * Hears what any process committed and tells it to whoever holds sockets in this one. Updates are told once the documents
 * can be read, at least once, in the order of positions within a view.
 */
export interface LiveFeed {
  /** Something was committed in this process: look at once rather than at the next turn. */
  nudge(): void;
  /**
   * Returns the function that stops it. `gap` is told a view of which something was told and forgotten before it was heard:
   * every page is to read it again.
   */
  listen(listener: (updates: readonly LiveUpdate[]) => void, gap?: (view: string) => void): () => void;
  /** What was told of a view after a position to any of these; null when that is too much or forgotten: read it again. */
  missed(view: string, since: Position, audience: ReadonlySet<string>): Promise<readonly LiveUpdate[] | null>;
}
