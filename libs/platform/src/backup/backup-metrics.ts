import { lastBackupOf } from './last-backup.js';
import type { Metrics } from '../telemetry/metrics.js';

/** From now on the page of metrics shows when the last backup succeeded. Where none was ever made, that is the year 1970. */
export function collectBackups(metrics: Metrics, folder: string): void {
  metrics.collect('backup', async () => {
    const noted = await lastBackupOf(folder);
    metrics.set('backupAt', {}, Date.parse(noted?.made?.at ?? '1970-01-01T00:00:00.000Z') / 1_000);
    metrics.set('backupFailed', {}, noted?.failed ? 1 : 0);
  });
}
