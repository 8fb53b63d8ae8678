import { lastBackupOf } from '@covertrail/platform/backup/last-backup';
import type { BackupFigures } from '@covertrail/contracts/maintenance/maintenance.replies';

/** How the last backup went, as the command that makes backups notes it; null where none was ever tried, or the note is another's. */
export async function lastBackup(folder: string): Promise<BackupFigures | null> {
  const note = await lastBackupOf(folder);
  if (note?.failed) return { finishedAt: note.failed.at, error: note.failed.reason };
  return note?.made ? { finishedAt: note.made.at, error: null } : null;
}
