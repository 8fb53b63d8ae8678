import { ReadStoreTooNew } from '../../errors/store-errors.js';
import type { Connection } from './connection.js';
import { addChecksums } from './row-checksum.js';
import { bringFromFormat1, setAsideFormat1 } from './format-1.js';

/** Raised when a file of this code can no longer be read by the code before it. */
const FORMAT = 2;

const TABLES = [
  'CREATE TABLE IF NOT EXISTS declarations (name TEXT PRIMARY KEY, declared TEXT NOT NULL, columns TEXT NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS checkpoints (projection TEXT PRIMARY KEY, position TEXT NOT NULL, epoch INTEGER NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, owner TEXT, epoch INTEGER NOT NULL, until INTEGER NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS control (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS told (projection TEXT, position TEXT, updates TEXT NOT NULL, PRIMARY KEY (projection, position)) STRICT',
  'CREATE TABLE IF NOT EXISTS forgotten (projection TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT',
];

/** Throws ReadStoreTooNew. */
export function refuseNewer(found: number): void {
  if (found > FORMAT) throw new ReadStoreTooNew(found, FORMAT);
}

/**
 * What every file has beside the tables of its collections. `until` is in milliseconds since 1970; declared, columns, value, updates
 * and body are JSON. A file of the format before is brought to this one, whatever it holds. Throws ReadStoreTooNew.
 */
export function createSchema(connection: Connection): void {
  connection.writing(() => {
    const found = connection.first<{ readonly user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
    refuseNewer(found);
    if (found < FORMAT) setAsideFormat1(connection);
    for (const table of TABLES) connection.run(table);
    if (found < FORMAT) connection.run(`PRAGMA user_version = ${FORMAT}`);
  });
  bringFromFormat1(connection);
  connection.writing(() => addChecksums(connection));
}
