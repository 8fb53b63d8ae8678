import { join } from 'node:path';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { openMongodb } from '@covertrail/platform/mongodb/mongodb-connection';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { openMongodbVault } from '@covertrail/platform/vault/mongodb-vault.adapter';
import { SqliteVault } from '@covertrail/platform/vault/sqlite-vault.adapter';
import type { Vault } from '@covertrail/platform/vault/vault.port';

/** Gives a log that was written without a product, and seals nothing, a vault of its own: stores without one are refused. */
export async function giveVault({ folder, mongodbUrl }: StoresConfig): Promise<void> {
  const events = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'inline' });
  const logId = await events.logId();
  await events.close();
  const give = async (vault: Vault): Promise<void> => {
    await vault.giveTo(logId);
    await vault.close();
  };
  if (mongodbUrl === null) return give(new SqliteVault(join(folder, 'vault.db')));
  const { db, close } = await openMongodb(mongodbUrl);
  await give(await openMongodbVault(db));
  await close();
}
