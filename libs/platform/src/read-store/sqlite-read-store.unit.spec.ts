import { join } from 'node:path';
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

  it.each(WRITERS)('hints at a commit to who watches over another connection, until it is ended or closed, writer %s', async (writer) => {
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
