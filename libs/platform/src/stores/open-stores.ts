import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.port.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.adapter.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import { openSqliteReadStore } from '../read-store/sqlite-read-store.adapter.js';
import { SqliteVault } from '../vault/sqlite-vault.adapter.js';
import type { Vault } from '../vault/vault.port.js';
import type { StoresConfig } from './stores-config.js';

/** The stores of one process. */
export interface Stores {
  readonly events: EventStore;
  readonly reads: ReadStore;
  readonly vault: Vault;
  close(): Promise<void>;
}

/** Opens what the configuration names; the folder is made when it is missing. Throws ReadStoreTooNew. */
export async function openStores({ folder, writer }: StoresConfig): Promise<Stores> {
  mkdirSync(folder, { recursive: true });
  const events = await openSqliteEventStore({ file: join(folder, 'events.db'), writer });
  const reads = await openSqliteReadStore({ file: join(folder, 'reads.db'), writer });
  const vault = new SqliteVault(join(folder, 'vault.db'));
  const close = async () => {
    await events.close();
    await reads.close();
    await vault.close();
  };
  return { events, reads, vault, close };
}
