import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { ReadStore } from '../read-store.port.js';
import { openSqliteReadStore } from '../sqlite-read-store.adapter.js';
import type { SqliteReadStoreOptions } from '../sqlite-read-store.adapter.js';
import type { OpenedReadStore, OpenReadStore } from './opened-read-store.js';

/** A store in a folder of its own, which `destroy` removes. */
export const openInFolder =
  (writer: SqliteReadStoreOptions['writer']) => async (): Promise<OpenedReadStore & { readonly file: string }> => {
    const folder = await mkdtemp(join(tmpdir(), 'read-store-'));
    const options = { file: join(folder, 'read.sqlite'), writer };
    const opened: ReadStore[] = [];
    const another = async (): Promise<ReadStore> => {
      const store = await openSqliteReadStore(options);
      opened.push(store);
      return store;
    };
    const destroy = async (): Promise<void> => {
      await Promise.all(opened.map((store) => store.close()));
      await rm(folder, { recursive: true, force: true });
    };
    return { file: options.file, store: await another(), another, destroy };
  };

/** Two stores on one file for all tests, emptied after each: a worker thread takes half a second to start from source. */
export function shareWorkers(): { readonly open: OpenReadStore; readonly close: () => Promise<void> } {
  let shared: Promise<{ file: string; folder: string; store: ReadStore; other: ReadStore }> | undefined;
  const start = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'read-store-'));
    const file = join(folder, 'read.sqlite');
    const [store, other] = await Promise.all([
      openSqliteReadStore({ file, writer: 'worker' }),
      openSqliteReadStore({ file, writer: 'worker' }),
    ]);
    return { file, folder, store, other };
  };
  const open: OpenReadStore = async () => {
    const { file, store, other } = await (shared ??= start());
    return { store, another: async () => other, destroy: () => empty(file, store) };
  };
  const close = async (): Promise<void> => {
    if (shared === undefined) return;
    const { folder, store, other } = await shared;
    await Promise.all([store.close(), other.close()]);
    await rm(folder, { recursive: true, force: true });
  };
  return { open, close };
}

async function empty(file: string, store: ReadStore): Promise<void> {
  for (const collection of await store.collections()) await store.drop(collection);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(
    'DELETE FROM checkpoints; DELETE FROM leases; DELETE FROM control; DELETE FROM told; DELETE FROM forgotten',
  );
  database.close();
}
