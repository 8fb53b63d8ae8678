import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '../event-store.port.js';
import { openSqliteEventStore, type SqliteEventStoreOptions } from '../sqlite-event-store.adapter.js';
import type { TestLog } from './log-under-test.js';

/** A log in a folder of its own. */
export class SqliteTestLog implements TestLog {
  private readonly folder = mkdtempSync(join(tmpdir(), 'covertrail-log-'));
  readonly file = join(this.folder, 'events.sqlite');

  constructor(private readonly writer: SqliteEventStoreOptions['writer'] = 'inline') {}

  open(): Promise<EventStore> {
    return openSqliteEventStore({ file: this.file, writer: this.writer });
  }

  async remove(): Promise<void> {
    rmSync(this.folder, { recursive: true });
  }
}
