import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { copyWorld } from '../seeded-world.js';
import { Skipped } from '../skipped.js';
import { once } from '../timing.js';

const AT_MOST_SECONDS = 60;

/** The events of a world, one append each, with nobody deciding, folding or reacting. */
async function appendAgain(world: string, folder: string): Promise<{ readonly ms: number; readonly events: number }> {
  mkdirSync(folder);
  const from = await openSqliteEventStore({ file: join(world, 'events.db'), writer: 'worker' });
  const to = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'worker' });
  const events: StoredEvent[] = [];
  for await (const event of from.readAll({ after: '' })) events.push(intact(event));
  const ms = await once(async () => {
    for (const { id, stream, type, data, meta } of events) await to.append(stream, [{ id, type, data, meta }], 'any');
  });
  await from.close();
  await to.close();
  return { ms, events: events.length };
}

/** From the start of the process until the demo world stands, as a first start takes. */
export const seed: Measure = {
  name: 'seed',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    if (Number.isNaN(world.seconds)) throw new Skipped('the world stood already');
    const { ms, events } = await appendAgain(copyWorld(world, bench.folder()), bench.folder());
    return [
      {
        measure: `seed of ${world.suppliers} suppliers`,
        ours: duration(world.seconds * 1000),
        peer: `${duration(ms)} appending its ${events.toLocaleString('en')} events, one after another`,
        ratio: (world.seconds * 1000) / ms,
        bar: `≤ ${AT_MOST_SECONDS} s`,
        met: world.seconds <= AT_MOST_SECONDS,
        workload:
          'two years of commands under a moved clock; views and reactions drain after each day; from process start',
        callers: '1',
        durability: FLUSHED,
        size: `${events.toLocaleString('en')} events at the end`,
      },
    ];
  },
};
