import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { opening } from '../sqlite/file-trouble.js';
import { useWriteAheadLog } from '../sqlite/write-ahead-log.js';

/** How long a writer waits for another process to finish its transaction, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * What makes an acknowledged append survive a power cut: every commit flushes the write-ahead log. `fullfsync` has an effect on
 * macOS only, where a plain fsync leaves the bytes in the drive's cache.
 */
export const DURABLE = `
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;`;

/** Pages in the write-ahead log before it is copied into the file: more than the default, so that fewer appends wait for it. */
const CHECKPOINT_PAGES = 4_000;
/** What the page cache of the system has already costs a copy of four kilobytes. */
const CACHE_KIB = 16_384;

/** The settings of a connection, as SQLite reports them. `synchronous`: 0 off, 1 normal, 2 full. */
export interface Durability {
  readonly journalMode: string;
  readonly synchronous: number;
}

/** The connection that appends. Throws where the file system cannot give the promised durability; FileDamaged, FileNotGiven. */
export const openWriterConnection = (file: string): DatabaseSyncInstance => opening(file, () => openDurably(file));

function openDurably(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  useWriteAheadLog(database);
  database.exec(DURABLE);
  database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA cache_size = -${CACHE_KIB};`);
  const found = durabilityOf(database);
  if (isDurable(found)) return database;
  database.close();
  throw new Error(`${file} cannot be opened durably: ${JSON.stringify(found)}`);
}

/** A connection that can only read; readers and the writer do not block each other. The file must exist. */
export function openReaderConnection(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(`PRAGMA query_only = ON; PRAGMA cache_size = -${CACHE_KIB};`);
  return database;
}

export function durabilityOf(database: DatabaseSyncInstance): Durability {
  const { journal_mode: journalMode } = database.prepare('PRAGMA journal_mode').get() as { journal_mode: string };
  const { synchronous } = database.prepare('PRAGMA synchronous').get() as { synchronous: number };
  return { journalMode, synchronous };
}

/** True when every commit is flushed to the disk before it is acknowledged. */
export const isDurable = ({ journalMode, synchronous }: Durability): boolean =>
  journalMode === 'wal' && synchronous >= 2;
