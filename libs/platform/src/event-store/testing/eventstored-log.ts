import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventstoreServer } from '../../../../../scripts/eventstore-server.mjs';
import { openEventStoreDb } from '../eventstoredb-event-store.adapter.js';
import type { TestLog } from './log-under-test.js';

/** A log on an EventStoreDB of its own, which has to be installed. Its files are its own affair: no event is altered. */
export async function beginEventstoredLog(): Promise<TestLog> {
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-eventstored-'));
  const server = await startEventstoreServer(folder, 0, { standIn: false });
  return {
    open: () => openEventStoreDb({ url: server.url, user: null, password: null, caFile: null }),
    alter: () => Promise.reject(new Error('Events of EventStoreDB cannot be altered')),
    remove: async () => {
      await server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
