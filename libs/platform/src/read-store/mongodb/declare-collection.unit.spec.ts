import { describeOnMongodb } from '#mongodb/testing/mongodb-under-test';
import { openMongodbReadStore } from '../mongodb-read-store.adapter.js';
import { shareDatabase } from '../testing/opened-mongodb-read-store.js';
import { COLLECTION, idsOf, stored, withStore } from '../testing/opened-read-store.js';
import { understood } from '../declaration.js';
import { changeIndexes } from './index-plans.js';
import { storeCollectionsOf } from './store-collections.js';
import { bound, watchedDb } from './testing/watched-db.js';

const NAMES = [{ fields: ['viewer'], words: ['name'] }];
const CITIES = [{ fields: ['viewer'], words: ['city'] }];
const ROWS = [
  { id: 'a', viewer: 'v', name: 'north', city: 'york' },
  { id: 'b', viewer: 'v', name: 'south', city: 'new york' },
];

const search = (field: string, word: string) => ({ where: { viewer: { eq: 'v' }, [field]: { word } } });

class Outage extends Error {}

describeOnMongodb('indexes declared on MongoDB', () => {
  const { open, db, close } = shareDatabase();
  afterAll(close);

  it(
    'may have been dropped by another process that started at the same time',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['viewer', 'name'] }]);
      const documents = storeCollectionsOf(await db()).documents(COLLECTION);
      const before = await documents.indexes();
      await store.declare(COLLECTION, []);
      const late = new Proxy(documents, {
        get: (target, name) => (name === 'indexes' ? async () => before : bound(target, name)),
      });
      await changeIndexes(late, understood([]));
      expect((await documents.indexes()).map(({ name }) => name).sort()).toEqual(['_id_', 'gone']);
    }),
  );
});

describeOnMongodb('words declared on MongoDB', () => {
  const { open, db, close } = shareDatabase();
  afterAll(close);

  const wordsStored = async () => {
    const rows = await storeCollectionsOf(await db())
      .documents(COLLECTION)
      .find()
      .sort({ _id: 1 })
      .toArray();
    return rows.map(({ w }) => w);
  };

  it(
    'are those of the fields searched now',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, NAMES);
      await stored(store, ROWS);
      expect(await wordsStored()).toEqual([['name north'], ['name south']]);
      await store.declare(COLLECTION, CITIES);
      expect(await wordsStored()).toEqual([['city york'], ['city new', 'city york']]);
      await store.declare(COLLECTION, []);
      expect(await wordsStored()).toEqual([undefined, undefined]);
    }),
  );

  it(
    'are searched for in the text while documents wait for them, and by the next who declares',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, NAMES);
      await stored(store, ROWS);
      const failing = watchedDb(await db(), (command, run) =>
        command === `${COLLECTION}.bulkWrite` ? Promise.reject(new Outage()) : run(),
      );
      await expect((await openMongodbReadStore(failing)).declare(COLLECTION, CITIES)).rejects.toThrow(Outage);
      expect(await wordsStored()).toEqual([['name north'], ['name south']]);
      expect(await idsOf(store, search('city', 'yor'))).toEqual(['a', 'b']);
      expect(await idsOf(store, search('name', 'nor'))).toEqual(['a']);
      await store.declare(COLLECTION, CITIES);
      expect(await wordsStored()).toEqual([['city york'], ['city new', 'city york']]);
      expect(await idsOf(store, search('city', 'yor'))).toEqual(['a', 'b']);
    }),
  );

  it(
    'are what an index looks for',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, NAMES);
      await stored(store, ROWS);
      await storeCollectionsOf(await db())
        .documents(COLLECTION)
        .updateOne({ _id: 'a' }, { $set: { w: [] } });
      expect(await idsOf(store, search('name', 'nor'))).toEqual([]);
      expect(await idsOf(store, { where: { name: { word: 'nor' } } })).toEqual(['a']);
    }),
  );
});
