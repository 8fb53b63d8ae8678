import { DatabaseSync } from '@photostructure/sqlite';

/** Has a file say a format, as other code would have; nothing has the file open. */
export function setFormat(file: string, format: number): void {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA user_version = ${format}; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
}
