import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** The format that a file states; 0 for a new file, and for one from before files stated it. */
export const formatOf = (database: DatabaseSyncInstance): number =>
  (database.prepare('PRAGMA user_version').get() as { readonly user_version: number }).user_version;

/** Writes the format into a file, in the transaction that converts the file. */
export const sayFormat = (database: DatabaseSyncInstance, format: number): void =>
  database.exec(`PRAGMA user_version = ${format}`);
