import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { LiveUpdate } from './live-feed.port.js';

/** One update for all documents with the same audience. Documents without an audience are left out. */
export function liveUpdates(
  view: string,
  position: Position,
  audiences: ReadonlyMap<string, ReadonlySet<string>>,
  correlationIds: readonly Uuid[] = [],
): LiveUpdate[] {
  const byAudience = new Map<string, { ids: string[]; audience: string[] }>();
  for (const [id, audience] of audiences) {
    if (audience.size === 0) continue;
    const names = [...audience].sort();
    const key = names.join('\n');
    const group = byAudience.get(key) ?? { ids: [], audience: names };
    group.ids.push(id);
    byAudience.set(key, group);
  }
  return [...byAudience.values()].map(({ ids, audience }) => ({
    view,
    ids,
    position,
    audience,
    ...(correlationIds.length > 0 ? { correlationIds } : {}),
  }));
}
