import type { Position } from '@covertrail/domain/kernel/event';
import type { LiveUpdate, OutboxPage } from './live-update.js';

/** What one commit published, as it is kept: `updates` is JSON. */
export interface OutboxRow {
  readonly position: Position;
  readonly updates: string;
}

/** What a commit publishes as it is kept; null for nothing, of which nothing is kept. */
export const updatesText = (updates: readonly LiveUpdate[]): string | null =>
  updates.length > 0 ? JSON.stringify(updates) : null;

/** Two lists of updates as one, each update once: of a commit that broke off, and of the same commit done again. */
export function joinedUpdates(before: string, now: string): string {
  const all = [before, now].flatMap((list) => JSON.parse(list) as LiveUpdate[]).map((update) => JSON.stringify(update));
  return `[${[...new Set(all)].join(',')}]`;
}

/** The rows of a stretch that begins after `after`. It is complete unless something behind its beginning was pruned (`pruned`: up to where). */
export const outboxPage = (rows: readonly OutboxRow[], pruned: Position | undefined, after: Position): OutboxPage => ({
  commits: rows.map(({ position, updates }) => ({ position, updates: JSON.parse(updates) as LiveUpdate[] })),
  complete: (pruned ?? '') <= after,
});
