import { existsSync, readdirSync } from 'node:fs';
import { inFolder as logInFolder } from '../event-store/copying/log-place.js';
import type { NewStores } from '../backup/restore-backup.js';
import { BackupRefused } from '../backup/backup-format.js';
import { infrastructureOf } from './open-stores.js';
import { keepFolder } from './private-files.js';
import type { StoresConfig } from './stores-config.js';

/** What a file system puts into a new disk by itself. */
const OF_THE_DISK: ReadonlySet<string> = new Set(['lost+found']);

/** Throws BackupRefused where a folder holds anything: a product that runs, too. */
export function refuseUsed(folder: string): void {
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => !OF_THE_DISK.has(name)) : [];
  if (there.length > 0) throw new BackupRefused(`${folder} is not empty (${there[0]}): stop the product, move its folder away, and restore into a new one`);
}

/**
 * Opens the stores that the configuration names, for a restore into them. Read models of the same product may lie there: the
 * program that starts builds them again. Throws BackupRefused where anything else does, having written nothing.
 */
export async function openNewStores(config: StoresConfig, sourceId: string): Promise<NewStores> {
  const { folder } = config;
  if (config.eventStoreDb) throw new BackupRefused('A restore into EventStoreDB is not built yet: restore into a folder, without COVERTRAIL_EVENTSTORE_URL');
  refuseUsed(folder);
  const infrastructure = await infrastructureOf(config);
  try {
    const found = await infrastructure.vault();
    if (found !== null && (found.belongsTo !== null || found.holdsKeys)) throw new BackupRefused(`There is a vault already (${infrastructure.vaultPlace}): restore into new stores`);
    keepFolder(folder);
    const log = await logInFolder(folder).openTarget(sourceId);
    const { vault, files, close } = await infrastructure.open();
    for await (const { fileId } of files.list()) throw new BackupRefused(`There are files already (${fileId}): restore into new stores`);
    return {
      log, vault, files,
      close: async () => {
        await log.close();
        await close();
        await infrastructure.close();
      },
    };
  } catch (error) {
    await infrastructure.close();
    throw error;
  }
}
