import { describeOnMongodb } from '../../mongodb/testing/mongodb-under-test.js';
import { shareDatabase } from '../testing/opened-mongodb-read-store.js';
import { withStore } from '../testing/opened-read-store.js';
import { storeCollectionsOf } from './store-collections.js';
import type { StoredDocument } from './store-collections.js';
import { watchedDb } from './testing/watched-db.js';
import { putNewer } from './write-documents.js';

const at = (_pos: string): StoredDocument => ({ _id: 'a', _pos, body: JSON.stringify({ id: 'a', at: _pos }) });

describeOnMongodb('one document written on MongoDB', () => {
  const { open, db, close } = shareDatabase();
  afterAll(close);

  /** Two writers have found nothing, and the other inserts first: the server lets ours fail as it does for a newer one. */
  it.each([['older', '1', '2'], ['newer', '3', '3']])('meets an %s one that was inserted at the same moment', (_, theirs, stays) =>
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
    })());
});
