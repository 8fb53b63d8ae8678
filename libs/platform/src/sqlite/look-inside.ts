import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { opening } from './file-trouble.js';

/**
 * Reads a SQLite file before it is opened for writing; null where there is no file, or an empty one. Leaves the file and its
 * folder as they are. Throws FileDamaged and FileNotGiven.
 */
export function lookInside<Answer>(
  file: string,
  question: (database: DatabaseSyncInstance) => Answer,
  remedy?: string,
): Answer | null {
  if (!holdsBytes(file) && !holdsBytes(`${file}-wal`)) return null;
  return opening(
    file,
    () => {
      const database = new DatabaseSync(holdsBytes(`${file}-wal`) ? file : untouched(file), { readOnly: true });
      try {
        return question(database);
      } finally {
        database.close();
      }
    },
    remedy,
  );
}

/** Opened as immutable, the file gets no write-ahead log beside it. Without such a log no process has it open for writing. */
function untouched(file: string): URL {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return url;
}

const holdsBytes = (file: string): boolean => existsSync(file) && statSync(file).size > 0;
