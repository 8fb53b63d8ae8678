import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.port.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.adapter.js';
import { openFolderFiles } from '../files/folder-files.adapter.js';
import { openGridfsFiles } from '../files/gridfs-files.adapter.js';
import type { Files } from '../files/files.port.js';
import { openMongodb } from '../mongodb/mongodb-connection.js';
import { reachable, reaching } from '../mongodb/unreachable.js';
import { openMongodbReadStore } from '../read-store/mongodb-read-store.adapter.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import { openSqliteReadStore } from '../read-store/sqlite-read-store.adapter.js';
import { openMongodbVault } from '../vault/mongodb-vault.adapter.js';
import { SqliteVault } from '../vault/sqlite-vault.adapter.js';
import type { Vault } from '../vault/vault.port.js';
import type { StoresConfig } from './stores-config.js';

/** Milliseconds that a caller waits for a session or a key: the vault is asked in each call, and never for much. */
const SECRET_MS = 5_000;

/** What is kept beside the event log. */
interface KeptStores {
  readonly reads: ReadStore;
  readonly vault: Vault;
  readonly files: Files;
  close(): Promise<void>;
}

/** The stores of one process. */
export interface Stores extends KeptStores {
  readonly events: EventStore;
}

/** Opens what the configuration names; the folder is made when it is missing. Throws ReadStoreTooNew and StoreUnreachable. */
export async function openStores(config: StoresConfig): Promise<Stores> {
  mkdirSync(config.folder, { recursive: true });
  const kept = config.mongodbUrl === null ? await inFolder(config) : await onMongodb(config.mongodbUrl);
  const events = await openSqliteEventStore({ file: join(config.folder, 'events.db'), writer: config.writer });
  const close = async () => {
    await events.close();
    await kept.close();
  };
  return { ...kept, events, close };
}

async function inFolder({ folder, writer }: StoresConfig): Promise<KeptStores> {
  const reads = await openSqliteReadStore({ file: join(folder, 'reads.db'), writer });
  const vault = new SqliteVault(join(folder, 'vault.db'));
  const files = await openFolderFiles(join(folder, 'files'));
  const close = async () => {
    await files.close();
    await reads.close();
    await vault.close();
  };
  return { reads, vault, files, close };
}

async function onMongodb(url: string): Promise<KeptStores> {
  const connection = await openMongodb(url);
  try {
    const reads = await openMongodbReadStore(connection.db);
    const vault = reachable(await reaching(openMongodbVault(connection.db)), SECRET_MS);
    const files = reachable(await reaching(openGridfsFiles(connection.db)));
    return { reads, vault, files, close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
