import { existsSync, readdirSync } from 'node:fs';
import { inFolder as logInFolder, onEventStoreDb, type LogPlace } from '../event-store/copying/log-place.js';
import type { LogTarget } from '../event-store/copying/log-target.port.js';
import { logOnEventStoreDb } from '../event-store/eventstoredb-event-store.adapter.js';
import { isUnfinished } from '../event-store/log-id.js';
import type { NewStores } from '../backup/restore-backup.js';
import { BackupRefused } from '../backup/backup-format.js';
import { infrastructureOf } from './open-stores.js';
import { keepFolder } from '../disk/private-files.js';
import type { StoresConfig } from './stores-config.js';

/** What a file system puts into a new disk by itself. */
const OF_THE_DISK: ReadonlySet<string> = new Set(['lost+found']);

/** Throws BackupRefused where the folder of the stores holds anything: a product that runs, too. Where all stores are on servers it may. */
export function refuseUsed(config: StoresConfig): void {
  const { folder } = config;
  const there =
    usesFolder(config) && existsSync(folder) ? readdirSync(folder).filter((name) => !OF_THE_DISK.has(name)) : [];
  if (there.length > 0)
    throw new BackupRefused(
      `${folder} is not empty (${there[0]}): stop the product, move its folder away, and restore into a new one`,
    );
}

/** Where the log of a configuration is to be. */
export const newLogPlace = ({ eventStoreDb, folder }: StoresConfig): LogPlace =>
  eventStoreDb ? onEventStoreDb(eventStoreDb) : logInFolder(folder);

/**
 * Opens the stores that the configuration names, for a restore into them. Read models of the same product may lie there: the
 * program that starts builds them again. Throws BackupRefused where anything else does, having written nothing.
 */
export async function openNewStores(config: StoresConfig, sourceId: string): Promise<NewStores> {
  refuseUsed(config);
  const infrastructure = await infrastructureOf(config);
  let log: LogTarget | null = null;
  try {
    const found = await infrastructure.vault();
    if (found !== null && (found.belongsTo !== null || found.holdsKeys))
      throw new BackupRefused(`There is a vault already (${infrastructure.vaultPlace}): restore into new stores`);
    await refuseLog(config);
    if (usesFolder(config)) keepFolder(config.folder);
    const target = (log = await newLogPlace(config).openTarget(sourceId));
    const { vault, files, close } = await infrastructure.open();
    for await (const { fileId } of files.list())
      throw new BackupRefused(`There are files already (${fileId}): restore into new stores`);
    return {
      log: target,
      vault,
      files,
      close: async () => {
        await target.close();
        await close();
        await infrastructure.close();
      },
    };
  } catch (error) {
    await log?.close();
    await infrastructure.close();
    throw error;
  }
}

const usesFolder = ({ eventStoreDb, mongodbUrl }: StoresConfig): boolean => !eventStoreDb || mongodbUrl === null;

/** A server cannot be moved away as a folder can: what an earlier restore has left unfinished on it is continued. */
async function refuseLog(config: StoresConfig): Promise<void> {
  const found = config.eventStoreDb ? await logOnEventStoreDb(config.eventStoreDb) : null;
  if (found === null || isUnfinished(found.id)) return;
  throw new BackupRefused(
    `There is a log already (${newLogPlace(config).name}): restore into a server that holds none`,
  );
}
