import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '@covertrail/domain/kernel/event';
import { whenThere } from '../disk/durable-files.js';

const LAST_BACKUP = 'last-backup.json';

interface Made {
  readonly at: Instant;
  readonly folder: string;
  readonly events: number;
  readonly files: number;
}
interface Failed {
  readonly at: Instant;
  readonly reason: string;
}

/** How backups of these stores went: in `last-backup.json` beside the log, for whoever watches. */
export interface LastBackup {
  readonly made: Made | null;
  /** The last that failed since then; null where none did. */
  readonly failed: Failed | null;
}

/** Null where none was ever tried, or the file cannot be read. */
export async function lastBackupOf(folder: string): Promise<LastBackup | null> {
  const text = await whenThere(readFile(join(folder, LAST_BACKUP), 'utf8'));
  try {
    return text === null ? null : (JSON.parse(text) as LastBackup);
  } catch {
    return null;
  }
}

/** A disk that is full keeps what it had: that success is old says enough. */
export async function noteBackup(folder: string, outcome: Made | Failed): Promise<void> {
  const note: LastBackup =
    'reason' in outcome
      ? { made: (await lastBackupOf(folder))?.made ?? null, failed: outcome }
      : { made: outcome, failed: null };
  const path = join(folder, LAST_BACKUP);
  const written = writeFile(`${path}.new`, `${JSON.stringify(note)}\n`, { mode: 0o600 }).then(() =>
    rename(`${path}.new`, path),
  );
  await written.catch(() => undefined);
}
