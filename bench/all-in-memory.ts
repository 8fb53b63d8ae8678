import { join } from 'node:path';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { decode } from '@covertrail/platform/log/upcasting';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { MemoryFold } from './memory-fold.js';

/** The peer of building all views: one reading of the log in `folder`, all folds into maps. A related view is folded beside. */
export async function foldAllInMemory(folder: string): Promise<void> {
  const events = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'inline' });
  const folds = new Map<string, MemoryFold>();
  for (const projection of PROJECTIONS) {
    folds.set(projection.name, new MemoryFold(projection, folds.get(projection.related?.projection.name ?? '')?.byId));
  }
  for await (const stored of events.readAll({ after: '' })) {
    const event = decode(stored, EVENT_CATALOGUE);
    if (event) for (const fold of folds.values()) await fold.take(event);
  }
  await events.close();
}
