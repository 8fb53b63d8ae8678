import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openSqliteReadStore } from './sqlite-read-store.adapter.js';
import type { SqliteReadStoreOptions } from './sqlite-read-store.adapter.js';
import { COLLECTION, EVERY, stored } from './testing/opened-read-store.js';
import { openInFolder } from './testing/opened-sqlite-read-store.js';

const WRITERS: readonly SqliteReadStoreOptions['writer'][] = ['inline', 'worker'];

describe('the file of a SQLite read store', () => {
  it.each(WRITERS)('that cannot be opened is reported at once, writer %s', async (writer) => {
    const file = join('/', 'no such folder', 'read.sqlite');
    await expect(openSqliteReadStore({ file, writer })).rejects.toThrow();
  });

  it.each(WRITERS)(
    'hints at a commit to who watches over another connection, until it is ended or closed, writer %s',
    async (writer) => {
      const { store, another, destroy } = await openInFolder(writer)();
      await store.declare(COLLECTION, []);
      const other = await another();
      let ended = 0;
      const end = other.onCommit(() => (ended += 1));
      end();
      for (const id of ['a', 'b']) {
        const hinted = new Promise<void>((resolve) => void other.onCommit(resolve));
        await stored(store, [{ id }]);
        await hinted;
        expect(await other.get(COLLECTION, id)).toEqual({ id });
      }
      expect(ended).toBe(0);
      await destroy();
    },
  );

  it.each(WRITERS)('shows which documents are not as they were written, writer %s', async (writer) => {
    const { store, file, destroy } = await openInFolder(writer)();
    await store.declare(COLLECTION, [{ fields: ['name', 'rank', 'holder'] }]);
    const ranks = [1, -1.5, 1e21, true, null, 'x\u0000y'];
    await stored(
      store,
      ranks.map((rank, at) => ({ id: `d${at}`, name: `Zoë \u2028 ${at}`, rank, holder: { at } })),
    );
    const first = await store.checkDocuments(COLLECTION, 0, 4);
    expect(first).toEqual({ last: 4, damaged: [] });
    expect(await store.checkDocuments(COLLECTION, first.last!, 4)).toEqual({ last: 6, damaged: [] });
    expect(await store.checkDocuments(COLLECTION, 6, 4)).toEqual({ last: null, damaged: [] });
    const database = new DatabaseSync(file);
    database.exec(`UPDATE "documents:${COLLECTION}" SET body = replace(body, 'Zo', 'Zp') WHERE id = 'd1'`);
    database.exec(`UPDATE "documents:${COLLECTION}" SET "field:name" = 'Zoe' WHERE id = 'd2'`);
    database.close();
    expect((await store.checkDocuments(COLLECTION, 0, 9)).damaged).toEqual(['d1', 'd2']);
    await store.declare(COLLECTION, [{ fields: ['name', 'rank', 'holder.at'] }]);
    expect((await store.checkDocuments(COLLECTION, 0, 9)).damaged).toEqual([]);
    await destroy();
  });

  it.each(WRITERS)('takes no more once closed, and closes twice, writer %s', async (writer) => {
    const { store, another, destroy } = await openInFolder(writer)();
    await store.declare(COLLECTION, []);
    await stored(store, [{ id: 'a' }]);
    await store.close();
    await store.close();
    await expect(store.setControl('a', 1)).rejects.toThrow();
    await expect(store.get(COLLECTION, 'a')).rejects.toThrow();
    expect(await (await another()).count(COLLECTION, EVERY)).toBe(1);
    await destroy();
  });
});
