import type { Db } from 'mongodb';
import { reachable, reaching } from '../mongodb/unreachable.js';
import { checkpointsOn } from './mongodb/checkpoints.adapter.js';
import { clearStore } from './mongodb/clear-store.js';
import { collectionsOn } from './mongodb/collections.adapter.js';
import { commitsOn } from './mongodb/commits.adapter.js';
import { controlValuesOn } from './mongodb/control-values.adapter.js';
import { documentReadsOn } from './mongodb/document-reads.adapter.js';
import { prepareStore } from './mongodb/format.js';
import { leasesOn } from './mongodb/leases.adapter.js';
import { outboxOn } from './mongodb/outbox.adapter.js';
import { storeCollectionsOf } from './mongodb/store-collections.js';
import type { StoreCollections } from './mongodb/store-collections.js';
import type { ReadStore } from './read-store.port.js';

/** Longer than the longest commit takes. What was not answered by then is lost, and whoever waits for it may ask again. */
const LOST_MS = 300_000;

/**
 * The read store of several processes: a MongoDB database, which other stores may share. Whoever opened the connection closes
 * it: `close` leaves it open. Throws ReadStoreTooNew, and StoreUnreachable as every call may.
 */
export async function openMongodbReadStore(db: Db, lostMs = LOST_MS): Promise<ReadStore> {
  const store = storeCollectionsOf(db);
  await reaching(prepareStore(store));
  return reachable(storeOn(store), lostMs);
}

/** The server holds what it reads against checksums of its own: no document is ever found damaged. */
const storeOn = (store: StoreCollections): ReadStore => ({
  ...collectionsOn(store),
  ...documentReadsOn(store),
  ...commitsOn(store),
  ...checkpointsOn(store),
  ...outboxOn(store),
  ...leasesOn(store),
  ...controlValuesOn(store),
  checkDocuments: async () => ({ last: null, damaged: [] }),
  clear: () => clearStore(store),
  close: async () => undefined,
});
