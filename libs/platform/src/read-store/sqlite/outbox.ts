import type { OutboxPage } from '../live-update.js';
import { outboxPage } from '../outbox-rows.js';
import type { OutboxRow } from '../outbox-rows.js';
import type { Connection } from './connection.js';

/** Within the transaction of the commit. A repeated commit publishes the same again. */
export function appendOutbox(connection: Connection, projection: string, position: string, updates: string): void {
  connection.run('INSERT OR REPLACE INTO told VALUES (?, ?, ?)', projection, position, updates);
}

export function readOutbox(
  connection: Connection,
  projection: string,
  after: string,
  upTo: string,
  limit: number,
): OutboxPage {
  return connection.reading(() => {
    const rows = connection.all<OutboxRow>(
      'SELECT position, updates FROM told WHERE projection = ? AND position > ? AND position <= ? ORDER BY position LIMIT ?',
      projection,
      after,
      upTo,
      limit,
    );
    const pruned = connection.first<{ readonly position: string }>(
      'SELECT position FROM forgotten WHERE projection = ?',
      projection,
    );
    return outboxPage(rows, pruned?.position, after);
  });
}

export function pruneOutbox(connection: Connection, projection: string, upTo: string): void {
  connection.writing(() => {
    connection.run('DELETE FROM told WHERE projection = ? AND position <= ?', projection, upTo);
    connection.run(
      `INSERT INTO forgotten VALUES (?, ?)
        ON CONFLICT (projection) DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
      projection,
      upTo,
    );
  });
}
