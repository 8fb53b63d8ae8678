import type { Db } from 'mongodb';
import { openMongodb } from '#mongodb/mongodb-connection';
import type { MongodbConnection } from '#mongodb/mongodb-connection';
import { newDatabase } from '#mongodb/testing/mongodb-under-test';
import { openMongodbReadStore } from '../mongodb-read-store.adapter.js';
import type { OpenReadStore } from './opened-read-store.js';

/** One database for all tests of a file, emptied after each; `another` has a connection of its own. `close` drops it. */
export function shareDatabase(): { readonly open: OpenReadStore; db(): Promise<Db>; close(): Promise<void> } {
  let shared: Promise<{ connections: MongodbConnection[]; drop(): Promise<void> }> | undefined;
  const start = async () => {
    const { url, drop } = newDatabase();
    return { connections: await Promise.all([openMongodb(url), openMongodb(url)]), drop };
  };
  const databases = async () => (await (shared ??= start())).connections.map(({ db }) => db) as [Db, Db];
  const open: OpenReadStore = async () => {
    const [first, second] = await databases();
    const another = () => openMongodbReadStore(second);
    return { store: await openMongodbReadStore(first), another, destroy: () => empty(first) };
  };
  const close = async (): Promise<void> => {
    if (shared === undefined) return;
    const { connections, drop } = await shared;
    await Promise.all(connections.map((connection) => connection.close()));
    await drop();
  };
  return { open, db: async () => (await databases())[0], close };
}

async function empty(db: Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) await db.dropCollection(name);
}
