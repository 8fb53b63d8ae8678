import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { RecordedEvent } from './recorded-event.js';

/** Where a log outlives its server. Nothing is flushed to the disk: it survives a killed process, not a power cut. */
export interface KeptEvents {
  load(): RecordedEvent[];
  add(events: readonly RecordedEvent[]): void;
  close(): void;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS event (
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
    isJson INTEGER NOT NULL, data BLOB NOT NULL, metadata BLOB NOT NULL, ticks TEXT NOT NULL)`;

type Row = Omit<RecordedEvent, 'isJson' | 'ticks'> & { readonly isJson: number; readonly ticks: string };

const eventOf = (row: Row): RecordedEvent => ({ ...row, isJson: row.isJson === 1, ticks: BigInt(row.ticks) });

/** For a log that ends with its server. */
export const keptNowhere: KeptEvents = { load: () => [], add: () => undefined, close: () => undefined };

export function keptInFolder(folder: string): KeptEvents {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'events.sqlite'));
  database.exec(SCHEMA);
  return {
    load: () => (database.prepare('SELECT * FROM event ORDER BY position').all() as Row[]).map(eventOf),
    add: (events) => addTo(database, events),
    close: () => database.close(),
  };
}

function addTo(database: DatabaseSyncInstance, events: readonly RecordedEvent[]): void {
  const insert = database.prepare('INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  database.exec('BEGIN');
  for (const { position, stream, revision, id, type, isJson, data, metadata, ticks } of events) {
    insert.run(position, stream, revision, id, type, isJson ? 1 : 0, data, metadata, String(ticks));
  }
  database.exec('COMMIT');
}
