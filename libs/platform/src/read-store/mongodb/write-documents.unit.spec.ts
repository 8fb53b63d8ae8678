import { describeOnMongodb } from '#mongodb/testing/mongodb-under-test';
import { shareDatabase } from '../testing/opened-mongodb-read-store.js';
import { withStore } from '../testing/opened-read-store.js';
import { storeCollectionsOf } from './store-collections.js';
import type { StoredDocument } from './store-collections.js';
import { watchedDb } from './testing/watched-db.js';
import { putNewer, writeDocuments } from './write-documents.js';

const at = (_pos: string): StoredDocument => ({ _id: 'a', _pos, body: JSON.stringify({ id: 'a', at: _pos }) });

describeOnMongodb('documents written on MongoDB', () => {
  const { open, db, close } = shareDatabase();
  afterAll(close);

  /** Two writers have found nothing, and the other inserts first: the server lets ours fail as it does for a newer one. */
  it.each([
    ['older', '1', '2'],
    ['newer', '3', '3'],
  ])('are put beside one that is %s and inserted at the same moment', (_, theirs, stays) =>
    withStore(open, async () => {
      const { documents } = storeCollectionsOf(await db());
      let raced = false;
      const racing = watchedDb(await db(), async (_command, run) => {
        if (raced) return run();
        raced = true;
        await documents('a@1').insertOne(at(theirs));
        return documents('a@1').insertOne(at('2'));
      });
      await putNewer(storeCollectionsOf(racing).documents('a@1'), at('2'));
      expect(await documents('a@1').find().toArray()).toEqual([at(stays)]);
    })(),
  );

  it.each([
    [true, 500],
    [false, 40],
  ])('are no more written once another leads, but for the command under way, fresh %s', (fresh, command) =>
    withStore(open, async () => {
      const documents = storeCollectionsOf(await db()).documents('a@1');
      const writes = Array.from({ length: command + 1 }, (_, n) => ({
        collection: 'a@1',
        id: `d${n}`,
        body: JSON.stringify({ id: `d${n}` }),
        position: '1',
        fresh,
      }));
      const slept = new Error('another leads');
      await expect(writeDocuments(documents, writes, [], () => Promise.reject(slept))).rejects.toBe(slept);
      expect(await documents.countDocuments()).toBe(command);
    })(),
  );

  it.each([[true], [false]])('are all looked at when one of them meets a newer one, fresh %s', (fresh) =>
    withStore(open, async () => {
      const documents = storeCollectionsOf(await db()).documents('a@1');
      const write = (id: string, position: string) => ({
        collection: 'a@1',
        id,
        body: JSON.stringify({ id, position }),
        position,
        fresh,
      });
      await writeDocuments(documents, [write('newer', '5'), write('older', '1')], []);
      await writeDocuments(documents, [write('newer', '2'), write('older', '3'), write('new', '4')], []);
      const stored = await documents.find().sort({ _id: 1 }).toArray();
      expect(stored.map(({ _id, _pos }) => [_id, _pos])).toEqual([
        ['new', '4'],
        ['newer', '5'],
        ['older', '3'],
      ]);
    })(),
  );
});
