import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { EventStore, StoredEvent } from '../event-store.port.js';
import { openSqliteEventStore, type SqliteEventStoreOptions } from '../sqlite-event-store.adapter.js';
import type { Alteration, TestLog } from './log-under-test.js';

const ALTERED: Readonly<Record<Alteration, string>> = {
  'a letter of its data': "UPDATE events SET data = replace(data, 'index', 'indey') WHERE id = ?",
  'a letter of its metadata':
    "UPDATE events SET meta = replace(meta, 'system:contract', 'system:contracy') WHERE id = ?",
  'its type': "UPDATE events SET type = 'PolicyErased' WHERE id = ?",
  'broken JSON': "UPDATE events SET data = CAST(x'7b22ff22' AS TEXT) WHERE id = ?",
  gone: 'DELETE FROM events WHERE id = ?',
};

/** A log in a folder of its own. */
export class SqliteTestLog implements TestLog {
  private readonly folder = mkdtempSync(join(tmpdir(), 'covertrail-log-'));
  readonly file = join(this.folder, 'events.sqlite');

  constructor(private readonly writer: SqliteEventStoreOptions['writer'] = 'inline') {}

  open(): Promise<EventStore> {
    return openSqliteEventStore({ file: this.file, writer: this.writer });
  }

  async alter({ id }: StoredEvent, what: Alteration): Promise<void> {
    const database = new DatabaseSync(this.file);
    database.prepare(ALTERED[what]).run(id);
    database.close();
  }

  async remove(): Promise<void> {
    rmSync(this.folder, { recursive: true });
  }
}
