import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** The format that a file says it has; 0 for a new file, and for one from before files said so. */
export const formatOf = (database: DatabaseSyncInstance): number =>
  (database.prepare('PRAGMA user_version').get() as { readonly user_version: number }).user_version;

/** What makes a file say its format; within the transaction that brings the file to it. */
export const sayFormat = (database: DatabaseSyncInstance, format: number): void => database.exec(`PRAGMA user_version = ${format}`);
