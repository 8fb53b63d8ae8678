import type { Connection } from './connection.js';

const TABLES = [
  'CREATE TABLE IF NOT EXISTS collections (name TEXT PRIMARY KEY, declared TEXT NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS checkpoints (projection TEXT PRIMARY KEY, position TEXT NOT NULL, epoch INTEGER NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, owner TEXT, epoch INTEGER NOT NULL, until INTEGER NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS control (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
];

/** What every file has beside the tables of its collections. `until` is in milliseconds since 1970, value and body are JSON. */
export function createSchema(connection: Connection): void {
  connection.writing(() => {
    for (const table of TABLES) connection.run(table);
  });
}
