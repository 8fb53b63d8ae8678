import { hasPrefix } from './condition-sql.js';
import type { Connection } from './connection.js';

interface Entry {
  readonly key: string;
  readonly value: string;
}

export function getControl(connection: Connection, key: string): unknown {
  const entry = connection.first<Entry>('SELECT key, value FROM control WHERE key = ?', key);
  return entry === undefined ? null : JSON.parse(entry.value);
}

/** In the order of their keys. */
export function listControl(connection: Connection, prefix: string): { readonly key: string; readonly value: unknown }[] {
  const begins = hasPrefix('key', prefix);
  return connection
    .all<Entry>(`SELECT key, value FROM control WHERE ${begins.text} ORDER BY key`, ...begins.parameters)
    .map(({ key, value }) => ({ key, value: JSON.parse(value) as unknown }));
}

export function setControl(connection: Connection, key: string, value: string): void {
  connection.run('INSERT INTO control VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', key, value);
}

export function deleteControl(connection: Connection, key: string): void {
  connection.run('DELETE FROM control WHERE key = ?', key);
}
