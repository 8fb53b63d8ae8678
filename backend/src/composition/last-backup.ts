import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFigures } from '@covertrail/contracts/maintenance/maintenance.replies';

/** What the backup command noted beside the stores; null where it never ran, or what it noted is no such note. */
export async function lastBackup(folder: string): Promise<BackupFigures | null> {
  const text = await readFile(join(folder, 'last-backup.json'), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : noted(text);
}

function noted(text: string): BackupFigures | null {
  try {
    const { finishedAt, error = null } = JSON.parse(text) as { readonly finishedAt?: unknown; readonly error?: unknown };
    return typeof finishedAt === 'string' ? { finishedAt, error: error === null ? null : String(error) } : null;
  } catch {
    // It is being written at this moment, or was damaged: the next look shows it.
    return null;
  }
}
