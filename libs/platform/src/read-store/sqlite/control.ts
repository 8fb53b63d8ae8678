import type { ControlEntry } from '../control-text.js';
import { hasPrefix } from './condition-sql.js';
import type { Connection } from './connection.js';

export const getControl = (connection: Connection, key: string): string | undefined =>
  connection.first<ControlEntry>('SELECT key, value FROM control WHERE key = ?', key)?.value;

/** In the order of their keys. */
export function listControl(connection: Connection, prefix: string): readonly ControlEntry[] {
  const begins = hasPrefix('key', prefix);
  return connection.all<ControlEntry>(
    `SELECT key, value FROM control WHERE ${begins.text} ORDER BY key`,
    ...begins.parameters,
  );
}

export function setControl(connection: Connection, key: string, value: string): void {
  connection.run(
    'INSERT INTO control VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}

export function deleteControl(connection: Connection, key: string): void {
  connection.run('DELETE FROM control WHERE key = ?', key);
}
