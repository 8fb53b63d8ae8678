import type { LiveFeed, LiveUpdate } from '../engine/live-feed.port.js';

/** The live feed of a single process. */
export class InMemoryLiveFeed implements LiveFeed {
  private readonly listeners = new Set<(updates: readonly LiveUpdate[]) => void>();

  async publish(updates: readonly LiveUpdate[]): Promise<void> {
    for (const listener of this.listeners) listener(updates);
  }

  listen(listener: (updates: readonly LiveUpdate[]) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
