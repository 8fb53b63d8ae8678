import type { LiveUpdate, Told, ToldCommit } from '../live-update.js';
import type { Connection } from './connection.js';

/** Within the transaction of the commit. A repeated commit tells the same again. */
export function keepTold(connection: Connection, projection: string, position: string, updates: string): void {
  connection.run('INSERT OR REPLACE INTO told VALUES (?, ?, ?)', projection, position, updates);
}

export function told(connection: Connection, projection: string, after: string, upTo: string, limit: number): Told {
  return connection.reading(() => {
    const rows = connection.all<{ readonly position: string; readonly updates: string }>(
      'SELECT position, updates FROM told WHERE projection = ? AND position > ? AND position <= ? ORDER BY position LIMIT ?',
      projection, after, upTo, limit,
    );
    const forgotten = connection.first<{ readonly position: string }>('SELECT position FROM forgotten WHERE projection = ?', projection);
    const commits = rows.map(({ position, updates }): ToldCommit => ({ position, updates: JSON.parse(updates) as LiveUpdate[] }));
    return { commits, complete: (forgotten?.position ?? '') <= after };
  });
}

export function forgetTold(connection: Connection, projection: string, upTo: string): void {
  connection.writing(() => {
    connection.run('DELETE FROM told WHERE projection = ? AND position <= ?', projection, upTo);
    connection.run(
      `INSERT INTO forgotten VALUES (?, ?)
        ON CONFLICT (projection) DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
      projection, upTo,
    );
  });
}
