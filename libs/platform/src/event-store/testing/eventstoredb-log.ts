import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import {
  startEventStoreServer,
  type EventStoreServer,
} from '../../../../../test/eventstore-server/eventstore-server.js';
import type { EventStore, StoredEvent } from '../event-store.port.js';
import { openEventStoreDb, type EventStoreDbOptions } from '../eventstoredb-event-store.adapter.js';
import type { Alteration, TestLog } from './log-under-test.js';

const ALTERED: Readonly<Record<Alteration, string>> = {
  'a letter of its data':
    "UPDATE event SET data = CAST(replace(CAST(data AS TEXT), 'index', 'indey') AS BLOB) WHERE id = ?",
  'a letter of its metadata':
    "UPDATE event SET metadata = CAST(replace(CAST(metadata AS TEXT), 'system:contract', 'system:contracy') AS BLOB) WHERE id = ?",
  'its type': "UPDATE event SET type = 'PolicyErased' WHERE id = ?",
  'broken JSON': "UPDATE event SET data = x'7b22ff22' WHERE id = ?",
  gone: 'DELETE FROM event WHERE id = ?',
};

/** A log on a stand-in of its own, which keeps it in a folder of its own. */
export class EventStoreDbTestLog implements TestLog {
  private constructor(
    private readonly folder: string,
    readonly server: EventStoreServer,
  ) {}

  static async begin(): Promise<EventStoreDbTestLog> {
    const folder = mkdtempSync(join(tmpdir(), 'covertrail-eventstore-'));
    return new EventStoreDbTestLog(folder, await startEventStoreServer({ folder }));
  }

  open(over: Partial<EventStoreDbOptions> = {}): Promise<EventStore> {
    return openEventStoreDb({ url: this.server.url, user: null, password: null, caFile: null, ...over });
  }

  /** A server reads its files again only when it starts. */
  async alter({ id }: StoredEvent, what: Alteration): Promise<void> {
    const database = new DatabaseSync(join(this.folder, 'events.sqlite'));
    database.prepare(ALTERED[what]).run(id);
    database.close();
    await this.server.restart();
  }

  async remove(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true });
  }
}
