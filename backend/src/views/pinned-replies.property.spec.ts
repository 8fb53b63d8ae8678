/** @run rest: every call: its replies, whom it is open to, with every wrong type and all bad input; and every list read while others write. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryReadStore } from '@covertrail/platform/engine/testing/in-memory-read-store';
import { openSqliteReadStore } from '@covertrail/platform/read-store/sqlite-read-store.adapter';
import { pinnedReplies } from './testing/pinned-replies.js';

describe('a reply from views in memory', () => {
  pinnedReplies(async () => ({ store: new InMemoryReadStore(), destroy: async () => undefined }), 25);
});

describe('a reply from views on SQLite', () => {
  pinnedReplies(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'covertrail-views-'));
    const store = await openSqliteReadStore({ file: join(folder, 'reads.db'), writer: 'inline' });
    return {
      store,
      destroy: async () => {
        await store.close();
        await rm(folder, { recursive: true });
      },
    };
  }, 12);
});
