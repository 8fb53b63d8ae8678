import type { DatabaseSyncInstance } from '@photostructure/sqlite';

const SQLITE_BUSY = 5;
const PAUSE_MS = 20;
const TRIES = 500;

const stop = new Int32Array(new SharedArrayBuffer(4));
const pauseThread = (): void => void Atomics.wait(stop, 0, 0, PAUSE_MS);

/**
 * Sets a file to use a write-ahead log. When several processes open a new file at once, SQLite refuses all but one, whatever
 * their busy timeout; the others try again for ten seconds. Throws SQLite's last error.
 */
export function useWriteAheadLog(database: DatabaseSyncInstance, pause: () => void = pauseThread): void {
  for (let tried = 1; ; tried += 1) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (tried === TRIES || (error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      pause();
    }
  }
}

/**
 * Closes a connection that wrote. The content of its write-ahead log is copied into the file first, so that the file alone is
 * complete once no process has it open: prepared statements keep SQLite from doing this by itself. Where another process reads or
 * writes at that moment, the last one to close does it.
 */
export function closeFolded(database: DatabaseSyncInstance): void {
  if (!database.isOpen) return;
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A full or failing disk: nothing is lost, because the next process to open the file reads the log beside it.
  }
  database.close();
}
