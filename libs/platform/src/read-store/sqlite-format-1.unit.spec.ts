import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { formatOf } from '#sqlite/file-format';
import type { ReadStore } from './read-store.port.js';
import { openSqliteReadStore } from './sqlite-read-store.adapter.js';
import { idsOf } from './testing/opened-read-store.js';

const SUPPLIERS = 'suppliers@1';
const PLAIN = 'plain@1';
const DECLARED = [{ fields: ['viewer', 'value'] }, { fields: ['viewer'], words: ['name'] }];

/** What an earlier release left: columns computed from the body, words that name documents by their ids. */
const FORMAT_1 = `
  CREATE TABLE collections (name TEXT PRIMARY KEY, declared TEXT NOT NULL) STRICT;
  CREATE TABLE checkpoints (projection TEXT PRIMARY KEY, position TEXT NOT NULL, epoch INTEGER NOT NULL) STRICT;
  CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT, epoch INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
  CREATE TABLE control (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE told (projection TEXT, position TEXT, updates TEXT NOT NULL, PRIMARY KEY (projection, position)) STRICT;
  CREATE TABLE forgotten (projection TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;
  CREATE TABLE "documents:${SUPPLIERS}" (id TEXT PRIMARY KEY, position TEXT NOT NULL, body TEXT NOT NULL);
  CREATE TABLE "tombstones:${SUPPLIERS}" (id TEXT PRIMARY KEY, position TEXT NOT NULL) WITHOUT ROWID;
  ALTER TABLE "documents:${SUPPLIERS}" ADD COLUMN "field:viewer" GENERATED ALWAYS AS (json_extract(body, '$.viewer')) VIRTUAL;
  ALTER TABLE "documents:${SUPPLIERS}" ADD COLUMN "field:value" GENERATED ALWAYS AS (json_extract(body, '$.value')) VIRTUAL;
  CREATE INDEX "index:${SUPPLIERS}:field:viewer,field:value,field:id" ON "documents:${SUPPLIERS}" ("field:viewer", "field:value", id);
  CREATE TABLE "words:${SUPPLIERS}" (key TEXT, word TEXT, id TEXT, PRIMARY KEY (key, word, id)) WITHOUT ROWID;
  CREATE TABLE "documents:${PLAIN}" (id TEXT PRIMARY KEY, position TEXT NOT NULL, body TEXT NOT NULL);
  CREATE TABLE "tombstones:${PLAIN}" (id TEXT PRIMARY KEY, position TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO collections VALUES ('${SUPPLIERS}', '${JSON.stringify(DECLARED)}'), ('${PLAIN}', '[]');
  INSERT INTO "documents:${SUPPLIERS}" (id, position, body) VALUES
    ('a', '01', '{"id":"a","viewer":"v","value":2,"name":"north sea"}'), ('b', '02', '{"id":"b","viewer":"v","value":1,"name":"south"}'),
    ('c', '03', '{"id":"c","viewer":"w","value":"x\\u0000y","name":"north"}'), ('d', '04', '{"id":"d","viewer":"w","value":true}');
  INSERT INTO "words:${SUPPLIERS}" VALUES
    ('["name","v"]', 'north', 'a'), ('["name","v"]', 'sea', 'a'), ('["name","v"]', 'south', 'b'), ('["name","w"]', 'north', 'c');
  INSERT INTO "tombstones:${SUPPLIERS}" VALUES ('gone', '05');
  INSERT INTO "documents:${PLAIN}" (id, position, body) VALUES ('p', '01', '{"id":"p"}');
  INSERT INTO checkpoints VALUES ('${SUPPLIERS}', '05', 3), ('a-reaction', '04', 2);
  INSERT INTO leases VALUES ('projection/${SUPPLIERS}', 'one', 3, 1000);
  INSERT INTO control VALUES ('alias:suppliers', '{"collection":"${SUPPLIERS}"}');
  INSERT INTO told VALUES ('${SUPPLIERS}', '05', '[{"view":"suppliers","ids":["a"],"position":"05","audience":["v"]}]');
  INSERT INTO forgotten VALUES ('${SUPPLIERS}', '02');
  PRAGMA user_version = 1;`;

describe('the file of a read store from before documents had numbers', () => {
  let folder: string;
  let file: string;
  let opened: ReadStore[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'format-1-'));
    file = join(folder, 'reads.db');
    opened = [];
    inFile((database) => database.exec(FORMAT_1));
  });
  afterEach(async () => {
    for (const store of opened) await store.close();
    rmSync(folder, { recursive: true });
  });

  const open = async (): Promise<ReadStore> => {
    const store = await openSqliteReadStore({ file, writer: 'inline' });
    opened.push(store);
    return store;
  };
  function inFile<Result>(work: (database: InstanceType<typeof DatabaseSync>) => Result): Result {
    const database = new DatabaseSync(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  }

  it('is taken over: documents are found as before, and nothing else is lost', async () => {
    const store = await open();
    expect(await store.collections()).toEqual([PLAIN, SUPPLIERS]);
    expect(
      await idsOf(store, { where: { viewer: { eq: 'v' }, value: { gte: 1 } } }, [{ field: 'value', direction: 'asc' }]),
    ).toEqual(['b', 'a']);
    expect(await idsOf(store, { where: { value: { eq: 'x\u0000y' } } })).toEqual(['c']);
    expect(await idsOf(store, { where: { value: { eq: true } } })).toEqual(['d']);
    expect(await idsOf(store, { where: { viewer: { eq: 'v' }, name: { word: 'nor' } } })).toEqual(['a']);
    expect(await store.getWithPositions(SUPPLIERS, ['a', 'gone'])).toEqual([
      { id: 'a', position: '01', document: { id: 'a', viewer: 'v', value: 2, name: 'north sea' } },
      { id: 'gone', position: '05', document: null },
    ]);
    expect(await store.get(PLAIN, 'p')).toEqual({ id: 'p' });
    expect(await store.checkpoints()).toEqual(
      new Map([
        [SUPPLIERS, { position: '05', epoch: 3 }],
        ['a-reaction', { position: '04', epoch: 2 }],
      ]),
    );
    expect(await store.getControl('alias:suppliers')).toEqual({ collection: SUPPLIERS });
    expect(await store.readOutbox(SUPPLIERS, '02', '05', 9)).toMatchObject({
      complete: true,
      commits: [{ position: '05' }],
    });
    expect((await store.readOutbox(SUPPLIERS, '01', '05', 9)).complete).toBe(false);
    expect(await store.acquireLease(`projection/${SUPPLIERS}`, 'two', 10, 10)).toBeNull();
    expect(inFile(formatOf)).toBe(2);
  });

  it('is written and declared like any other from then on', async () => {
    const store = await open();
    await store.declare(SUPPLIERS, [...DECLARED, { fields: ['name'] }]);
    const renamed = { id: 'a', viewer: 'v', value: 2, name: 'east' };
    await store.commit(
      [
        { collection: SUPPLIERS, id: 'a', document: renamed, position: '06' },
        { collection: SUPPLIERS, id: 'gone', document: { id: 'gone', viewer: 'v', name: 'late' }, position: '05' },
      ],
      { projection: SUPPLIERS, from: '05', to: '06', epoch: 3 },
    );
    expect(await idsOf(store, { where: { viewer: { eq: 'v' }, name: { word: 'nor' } } })).toEqual([]);
    expect(await idsOf(store, { where: { viewer: { eq: 'v' } } }, [{ field: 'name', direction: 'desc' }])).toEqual([
      'b',
      'a',
    ]);
  });

  it('is taken over to the end by the next program where one was killed on the way', async () => {
    inFile((database) =>
      database.exec(`ALTER TABLE collections RENAME TO collections_of_format_1; PRAGMA user_version = 2;
      CREATE TABLE declarations (name TEXT PRIMARY KEY, declared TEXT NOT NULL, columns TEXT NOT NULL) STRICT`),
    );
    const [first, second] = [await open(), await open()];
    expect(await first.collections()).toEqual([PLAIN, SUPPLIERS]);
    expect(await idsOf(second, { where: { viewer: { eq: 'v' } } })).toEqual(['a', 'b']);
  });

  it('gives a program of that time that has it open nothing to read or write', async () => {
    const older = new DatabaseSync(file);
    const declaration = older.prepare('SELECT declared FROM collections WHERE name = ?');
    expect(declaration.get(PLAIN)).toEqual({ declared: '[]' });
    await open();
    expect(() => declaration.get(PLAIN)).toThrow('no such table');
    older.close();
  });
});
