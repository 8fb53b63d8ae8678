import { openMongodb, type MongodbConnection } from '#mongodb/mongodb-connection';
import { describeOnMongodb, newDatabase, type OwnDatabase } from '#mongodb/testing/mongodb-under-test';
import type { LiveUpdate } from '#read-store/live-update';
import { storeCollectionsOf } from './store-collections.js';
import { appendOutbox, outboxOn } from './outbox.adapter.js';

const update = (id: string): LiveUpdate => ({ view: 'teams', ids: [id], position: '05', audience: ['c-1'] });

describeOnMongodb('what a commit publishes, when it broke off and is done again at the same place', () => {
  let database: OwnDatabase;
  let connection: MongodbConnection;
  beforeAll(async () => {
    database = newDatabase();
    connection = await openMongodb(database.url);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  it('stays published, also of documents that were written before it broke off; each update once', async () => {
    const store = storeCollectionsOf(connection.db);
    await appendOutbox(store, 'teams@1', '05', JSON.stringify([update('a'), update('b')]));
    await appendOutbox(store, 'teams@1', '05', JSON.stringify([update('b'), update('c')]));
    const { commits } = await outboxOn(store).readOutbox('teams@1', '', '05', 10);
    expect(commits).toEqual([{ position: '05', updates: [update('a'), update('b'), update('c')] }]);
  });

  it('is a gap where it is more than a document holds', async () => {
    const store = storeCollectionsOf(connection.db);
    const many = Array.from({ length: 120_000 }, (_, n) => update(`document-${n}`));
    await appendOutbox(store, 'teams@2', '05', JSON.stringify(many));
    expect(await outboxOn(store).readOutbox('teams@2', '04', '05', 10)).toEqual({ commits: [], complete: false });
    expect(await outboxOn(store).readOutbox('teams@2', '05', '05', 10)).toEqual({ commits: [], complete: true });
  });
});
