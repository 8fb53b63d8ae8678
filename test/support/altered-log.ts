import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { checksumOf } from '@covertrail/platform/event-store/event-checksum';
import { ROWS, type Row } from '@covertrail/platform/event-store/sqlite-row';

/** Alters events where a closed product in a folder has stored them; `set` is SQL. The number of events that were altered. */
export function alterLog(folder: string, set: string, where: string): number {
  const database = new DatabaseSync(join(folder, 'events.db'));
  const { changes } = database.prepare(`UPDATE events SET ${set} WHERE ${where}`).run();
  database.close();
  return Number(changes);
}

/** Replaces text in the data of the first event of a type, and computes its checksum anew, as somebody does who knows how. */
export function forgeLog(folder: string, type: string, [text, other]: readonly [string, string]): void {
  const database = new DatabaseSync(join(folder, 'events.db'));
  const row = database.prepare(`${ROWS} WHERE type = ? AND data LIKE ?`).get(type, `%${text}%`) as unknown as Row;
  const data = row.data.replace(text, other);
  database
    .prepare('UPDATE events SET data = ?, checksum = ? WHERE position = ?')
    .run(data, checksumOf({ ...row, data }), row.position);
  database.close();
}
