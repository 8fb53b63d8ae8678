import { MongoClient } from 'mongodb';
import { describeOnMongodb } from '../mongodb/testing/mongodb-under-test.js';
import { watchedDb } from './mongodb/testing/watched-db.js';
import { openMongodbReadStore } from './mongodb-read-store.adapter.js';
import { ReadStoreTooNew, UnsupportedQuery } from '../errors/store-errors.js';
import { StoreUnreachable } from '../errors/store-unreachable.js';
import { shareDatabase } from './testing/opened-mongodb-read-store.js';
import { COLLECTION, idsOf, position, stored, withStore } from './testing/opened-read-store.js';

const HALF = '\ud83d';
const LONG = Array.from({ length: 12 }, (_, at) => `aLongNameOfAField${at}`);

describeOnMongodb('the database of a read store', () => {
  const { open, db, close } = shareDatabase();
  afterAll(close);

  it(
    'keeps every document byte for byte',
    withStore(open, async ({ store }) => {
      const odd = {
        id: 'a',
        'a.b': 1,
        $set: { '': -0 },
        ['__proto__']: 'x',
        text: `${HALF} \u0000`,
        _id: 5,
        many: 1e300,
      };
      await store.declare(COLLECTION, []);
      await stored(store, [odd]);
      const [row] = await (await db()).collection(COLLECTION).find().toArray();
      expect(row).toMatchObject({ _id: 'a', _pos: position(1), body: JSON.stringify(odd) });
      expect(JSON.stringify(await store.get(COLLECTION, 'a'))).toBe(JSON.stringify(odd));
    }),
  );

  it(
    'answers questions with half a character or a NUL in them',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['name'] }]);
      await stored(store, [
        { id: 'a', name: `north${HALF}` },
        { id: 'b', name: 'north\u0000east' },
      ]);
      for (const condition of [{ word: `${HALF}nor` }, { word: 'nor\u0000' }, { prefix: 'north' }]) {
        expect(await idsOf(store, { where: { name: condition } })).toEqual(['a', 'b']);
      }
      expect(await idsOf(store, { where: { name: { prefix: 'north\u0000' } } })).toEqual(['b']);
      expect(await idsOf(store, { where: { name: { prefix: `north${HALF}` } } })).toEqual(['a']);
      expect(await store.getMany(COLLECTION, [HALF, 'a'])).toHaveLength(1);
      await expect(stored(store, [{ id: HALF }])).rejects.toThrow('half a character');
    }),
  );

  it(
    'refuses names that the server keeps, and fields that lie too deep',
    withStore(open, async ({ store }) => {
      await expect(store.declare('system.users', [])).rejects.toThrow(UnsupportedQuery);
      await expect(store.declare(COLLECTION, [{ fields: [new Array(17).fill('a').join('.')] }])).rejects.toThrow(
        UnsupportedQuery,
      );
      await expect(store.declare(COLLECTION, [{ fields: ['a'], words: ['a b'] }])).rejects.toThrow(UnsupportedQuery);
      expect(await store.collections()).toEqual([]);
    }),
  );

  it(
    'has the indexes that are declared, and no others',
    withStore(open, async ({ store }) => {
      const keys = async () =>
        (await (await db()).collection(COLLECTION).indexes()).map(({ key }) => Object.keys(key as object).join());
      await store.declare(COLLECTION, [
        { fields: ['viewer', 'holder.name'] },
        { fields: ['id'] },
        { fields: ['viewer'], words: ['name', 'city'] },
        { fields: LONG },
      ]);
      const long = [...LONG.map((field) => `k.${field}`), '_id'].join();
      expect((await keys()).sort()).toEqual(['_id', 'gone', long, 'k.viewer,k.holder:name,_id', 'k.viewer,w'].sort());
      await store.declare(COLLECTION, [{ fields: ['viewer'] }]);
      expect((await keys()).sort()).toEqual(['_id', 'gone', 'k.viewer,_id']);
    }),
  );

  it(
    'waits for no answer forever',
    withStore(open, async () => {
      let silent = false;
      const store = await openMongodbReadStore(
        watchedDb(await db(), (_, run) => (silent ? new Promise(() => undefined) : run())),
        50,
      );
      silent = true;
      await expect(store.setControl('a', 1)).rejects.toThrow(StoreUnreachable);
    }),
  );

  it(
    'is not opened when newer code has written it',
    withStore(open, async () => {
      await (await db()).collection<{ _id: string }>('_meta').updateOne({ _id: 'format' }, { $set: { version: 2 } });
      await expect(openMongodbReadStore(await db())).rejects.toThrow(ReadStoreTooNew);
    }),
  );
});

describe('a server that cannot be reached', () => {
  it('is reported as such, on MongoDB', async () => {
    const client = new MongoClient('mongodb://127.0.0.1:1/', { serverSelectionTimeoutMS: 50 });
    await expect(openMongodbReadStore(client.db('none'))).rejects.toThrow(StoreUnreachable);
    await client.close();
  });
});
