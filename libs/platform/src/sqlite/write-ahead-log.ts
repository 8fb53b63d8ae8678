import type { DatabaseSyncInstance } from '@photostructure/sqlite';

const SQLITE_BUSY = 5;
const PAUSE_MS = 20;
const TRIES = 500;

const stop = new Int32Array(new SharedArrayBuffer(4));
const pauseThread = (): void => void Atomics.wait(stop, 0, 0, PAUSE_MS);

/**
 * Has a file keep a write-ahead log. Of processes that open a new file at once SQLite refuses all but one, whatever busy
 * timeout they have; so the others try again, for ten seconds. Throws what SQLite last said.
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
 * Closes a connection that wrote. What its write-ahead log holds goes into the file first, so that the file alone is whole once
 * nobody has it open: prepared statements keep SQLite from doing that by itself. Where another process reads or writes at that
 * moment, the last one to close does it.
 */
export function closeFolded(database: DatabaseSyncInstance): void {
  if (!database.isOpen) return;
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A full or failing disk: nothing is lost, for whoever opens the file reads the log beside it.
  }
  database.close();
}
