import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { Metrics } from './metrics.js';

/** What a backup notes when it has ended, well or not, as `last-backup.json` in the folder of the product. */
interface LastBackup {
  /** The last that succeeded. */
  readonly made: { readonly at: Instant } | null;
  /** The last that failed since then. */
  readonly failed: { readonly at: Instant } | null;
}

const FILE = 'last-backup.json';

/** From now on the page of metrics shows when the last backup succeeded. Where none was ever made, that is the year 1970. */
export function collectBackups(metrics: Metrics, folder: string): void {
  metrics.collect('backup', async () => {
    const noted = await lastBackupIn(folder);
    metrics.set('backupAt', {}, Date.parse(noted?.made?.at ?? '1970-01-01T00:00:00.000Z') / 1_000);
    metrics.set('backupFailed', {}, noted?.failed ? 1 : 0);
  });
}

async function lastBackupIn(folder: string): Promise<LastBackup | null> {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as LastBackup;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
