import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { NewEvent } from '@covertrail/platform/event-store/event-store.port';

interface Waiting {
  readonly row: readonly (string | number)[];
  resolve(): void;
}

/**
 * The peer of the event store: the driver alone in the thread that calls it, one table with the same two unique indexes,
 * a flush for every commit, and one commit for all callers that wait. It checks nothing, and nobody else may write.
 */
export class RawLog {
  private readonly database;
  private readonly insert;
  private waiting: Waiting[] = [];
  private draining = false;
  private position = 0;

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    this.database.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -65536;
      CREATE TABLE events (
        position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
        data TEXT NOT NULL, meta TEXT NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX by_stream ON events (stream, revision);
      CREATE UNIQUE INDEX by_id ON events (id);`);
    this.insert = this.database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)');
  }

  append(stream: number, revision: number, { id, type, data, meta }: NewEvent): Promise<void> {
    const row = [stream, revision, id, type, JSON.stringify(data), JSON.stringify(meta)];
    return new Promise((resolve) => {
      this.waiting.push({ row, resolve });
      if (!this.draining) void this.drain();
    });
  }

  close(): void {
    this.database.close();
  }

  private async drain(): Promise<void> {
    this.draining = true;
    await nextTurn();
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      this.database.exec('BEGIN IMMEDIATE');
      for (const { row } of group) this.insert.run((this.position += 1), ...row);
      this.database.exec('COMMIT');
      for (const { resolve } of group) resolve();
      await nextTurn();
    }
    this.draining = false;
  }
}
