import { DatabaseSync } from '@photostructure/sqlite';

/** Sets the format of a file, as other code would; no process has the file open. */
export function setFormat(file: string, format: number): void {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA user_version = ${format}; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
}
