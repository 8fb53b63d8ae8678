import { randomUUID } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { formatOf, sayFormat } from '../sqlite/file-format.js';
import { EventStoreTooNew } from './event-store.port.js';

/** Raised when a log of this code can no longer be read by the code before it. Logs from before they said so are of format 1. */
const FORMAT = 1;

/**
 * Streams have numbers, because an index over names is a third of what an append costs. `recorded_at` stands apart from
 * `meta` because the writer may raise it; it needs no index: it never falls with the position, so a moment is found by
 * halving.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS ledger (id TEXT NOT NULL) STRICT;
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
    stored_at TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_id ON events (id);`;

/** Throws EventStoreTooNew. */
export function refuseNewer(database: DatabaseSyncInstance): void {
  const found = formatOf(database);
  if (found > FORMAT) throw new EventStoreTooNew(found, FORMAT);
}

/** Makes the tables of a new log and gives it its id; leaves a log that is there as it is. Throws EventStoreTooNew. */
export function createSchema(database: DatabaseSyncInstance): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    refuseNewer(database);
    database.exec(TABLES);
    database.prepare('INSERT INTO ledger (id) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM ledger)').run(randomUUID());
    if (formatOf(database) < FORMAT) sayFormat(database, FORMAT);
    database.exec('COMMIT');
  } catch (failure) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw failure;
  }
}
