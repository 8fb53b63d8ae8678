import { randomUUID } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { formatOf, sayFormat } from '../sqlite/file-format.js';
import { EventStoreTooNew } from './event-store.port.js';

/**
 * Raised when older code can no longer use a log of this code. Logs without a format are of format 1; in format 2 every new event
 * has a checksum, which older code would leave out.
 */
const FORMAT = 2;

/**
 * Streams have numbers, because an index over names is a third of the cost of an append. `recorded_at` is a column outside `meta`
 * because the writer may raise it; it needs no index, because it never decreases with the position and a moment is found by
 * bisection. `checksum` is 32 bytes (`event-checksum.ts`). In a log of format 1 the earlier events have none, up to the position
 * that the ledger names: a checksum computed later would certify whatever is there by then.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS ledger (id TEXT NOT NULL, checksums_after INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE IF NOT EXISTS streams (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS streams_by_name ON streams (name);
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    meta TEXT NOT NULL,
    recorded_at TEXT NOT NULL,
    stored_at TEXT NOT NULL,
    checksum BLOB CHECK (checksum IS NOT NULL)
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_id ON events (id);`;

/** Throws EventStoreTooNew. */
export function refuseNewer(database: DatabaseSyncInstance): void {
  const found = formatOf(database);
  if (found > FORMAT) throw new EventStoreTooNew(found, FORMAT);
}

/** Creates the tables of a new log and gives it this id; leaves an existing log as it is. Throws EventStoreTooNew. */
export function createSchema(database: DatabaseSyncInstance, id = randomUUID() as string): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    refuseNewer(database);
    if (isWithoutChecksums(database)) addChecksums(database);
    database.exec(TABLES);
    database.prepare('INSERT INTO ledger (id) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM ledger)').run(id);
    if (formatOf(database) < FORMAT) sayFormat(database, FORMAT);
    database.exec('COMMIT');
  } catch (failure) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw failure;
  }
}

function isWithoutChecksums(database: DatabaseSyncInstance): boolean {
  const columns = database.prepare("SELECT name FROM pragma_table_info('events')").all() as { readonly name: string }[];
  return columns.length > 0 && columns.every(({ name }) => name !== 'checksum');
}

/** Earlier events stay without a checksum; every new one must have it. */
function addChecksums(database: DatabaseSyncInstance): void {
  const { last } = database.prepare('SELECT coalesce(max(position), 0) AS last FROM events').get() as {
    readonly last: number;
  };
  database.exec(`
    ALTER TABLE ledger ADD COLUMN checksums_after INTEGER NOT NULL DEFAULT ${last};
    ALTER TABLE events ADD COLUMN checksum BLOB CHECK (checksum IS NOT NULL OR position <= ${last});`);
}
