import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.port.js';
import { originOf } from '../event-store/log-id.js';
import { openFolderFiles } from '../files/folder-files.adapter.js';
import { openGridfsFiles } from '../files/gridfs-files.adapter.js';
import type { Files } from '../files/files.port.js';
import { openMongodb } from '../mongodb/mongodb-connection.js';
import { reachable, reaching } from '../mongodb/unreachable.js';
import { openMongodbReadStore } from '../read-store/mongodb-read-store.adapter.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import { logOfReadsOn } from '../read-store/mongodb/format.js';
import { logOfReadsIn } from '../read-store/sqlite/reads-in-file.js';
import { openSqliteReadStore } from '../read-store/sqlite-read-store.adapter.js';
import { openMongodbVault, vaultOn } from '../vault/mongodb-vault.adapter.js';
import { SqliteVault, vaultIn } from '../vault/sqlite-vault.adapter.js';
import type { Vault } from '../vault/vault.port.js';
import { ForeignVault, type StorePlaces } from './belong-together.js';
import { refuseMixedStores, type KeptLook } from './look-at-stores.js';
import { logPlaceOf } from './log-places.js';
import { forgetOtherCopy } from './views-of-log.js';
import { keepFile, keepFolder, refuseUnusable } from '../disk/private-files.js';
import type { StoresConfig } from './stores-config.js';

/** Milliseconds that a caller waits for a session or a key: every call asks the vault, for little at a time. */
const SECRET_MS = 5_000;

/** What is stored beside the event log. */
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

/** Opens the stores beside the log, after they were checked. */
interface KeptInfrastructure extends KeptLook {
  readonly vaultPlace: string;
  open(): Promise<KeptStores>;
  /** What was opened only for the check. */
  close(): Promise<void>;
}

/**
 * Opens what the configuration names. The folder is created when it is missing, and only its owner may read it and its files. The
 * vault of a new log is bound to it; views of another copy of the log are forgotten. Throws, having written nothing: EventStoreTooNew,
 * EventStoreRefused, ReadStoreTooNew, VaultTooNew, FileDamaged, FileNotGiven, and what `refuseMixed` throws; and StoreUnreachable.
 */
export async function openStores(config: StoresConfig): Promise<Stores> {
  const log = logPlaceOf(config);
  const infrastructure = await infrastructureOf(config);
  try {
    const places = { log: log.place, vault: infrastructure.vaultPlace };
    await refuseMixedStores(log.inspect, infrastructure, places);
    return await besideLog(await log.open(), infrastructure, places);
  } catch (error) {
    await infrastructure.close();
    throw error;
  }
}

/** The stores beside the log, which are not opened yet. Throws FileNotGiven, StoreUnreachable. */
export const infrastructureOf = async (config: StoresConfig): Promise<KeptInfrastructure> =>
  config.mongodbUrl === null ? inFolder(config) : onMongodb(config.mongodbUrl);

async function besideLog(events: EventStore, infrastructure: KeptInfrastructure, places: StorePlaces): Promise<Stores> {
  let kept: KeptStores | null = null;
  const close = async (): Promise<void> => {
    await events.close();
    await kept?.close();
  };
  try {
    kept = await infrastructure.open();
    const logId = await events.logId();
    const owner = await kept.vault.giveTo(originOf(logId));
    if (owner !== originOf(logId)) throw new ForeignVault(places, owner, originOf(logId));
    await forgetOtherCopy(kept.reads, logId);
    return { ...kept, events, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function inFolder({ folder, writer }: StoresConfig): KeptInfrastructure {
  const [readsFile, vaultFile] = [join(folder, 'reads.db'), join(folder, 'vault.db')];
  refuseUnusable(folder, [readsFile, vaultFile]);
  const open = async (): Promise<KeptStores> => {
    keepFolder(folder);
    keepFile(readsFile);
    keepFile(vaultFile);
    const reads = await openSqliteReadStore({ file: readsFile, writer });
    const vault = new SqliteVault(vaultFile);
    const files = await openFolderFiles(join(folder, 'files'));
    const close = async () => {
      await files.close();
      await reads.close();
      await vault.close();
    };
    return { reads, vault, files, close };
  };
  return {
    vaultPlace: vaultFile,
    open,
    vault: async () => vaultIn(vaultFile),
    readsOf: async () => logOfReadsIn(readsFile),
    close: async () => undefined,
  };
}

async function onMongodb(url: string): Promise<KeptInfrastructure> {
  const { db, close } = await openMongodb(url);
  const open = async (): Promise<KeptStores> => {
    const reads = await openMongodbReadStore(db);
    const vault = reachable(await reaching(openMongodbVault(db)), SECRET_MS);
    const files = reachable(await reaching(openGridfsFiles(db)));
    return { reads, vault, files, close };
  };
  return {
    vaultPlace: `on MongoDB (${db.databaseName})`,
    open,
    close,
    vault: () => reaching(vaultOn(db)),
    readsOf: () => reaching(logOfReadsOn(db)),
  };
}
