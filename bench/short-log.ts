import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { withoutSealed } from './longer-log.js';
import type { SeededWorld } from './seeded-world.js';

const AT_ONCE = 500;

/**
 * The first events of a world, at most so many, in a log of its own in `folder`. Without the few streams that hold sealed
 * text: the keys stay where the world is. Resolves with the length.
 */
export async function shortLog(world: SeededWorld, folder: string, most: number): Promise<number> {
  mkdirSync(folder);
  const from = await openSqliteEventStore({ file: join(world.folder, 'events.db'), writer: 'inline' });
  const all: StoredEvent[] = [];
  for await (const event of from.readAll({ after: '' })) all.push(intact(event));
  await from.close();
  const events = withoutSealed(all).slice(0, most);
  const to = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'worker' });
  for (let start = 0; start < events.length; start += AT_ONCE) {
    const group = events.slice(start, start + AT_ONCE);
    await Promise.all(
      group.map(({ id, stream, type, data, meta }) => to.append(stream, [{ id, type, data, meta }], 'any')),
    );
  }
  await to.close();
  return events.length;
}
