import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** Alters events where a closed product in a folder has stored them; `set` is SQL. The number of events that were altered. */
export function alterLog(folder: string, set: string, where: string): number {
  const database = new DatabaseSync(join(folder, 'events.db'));
  const { changes } = database.prepare(`UPDATE events SET ${set} WHERE ${where}`).run();
  database.close();
  return Number(changes);
}
