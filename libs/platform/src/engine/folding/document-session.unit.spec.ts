import { DocumentSession } from './document-session.js';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';

describe('the documents of a batch', () => {
  const COLLECTION = 'teams@1';
  const at = (position: string, document: { id: string; city: string } | null) => ({ document, position });
  let session: DocumentSession;

  beforeEach(async () => {
    const reads = new InMemoryReadStore();
    await reads.declare(COLLECTION, [{ fields: ['city'] }]);
    const write = (id: string, city: string) => ({ collection: COLLECTION, id, document: { id, city }, position: '1' });
    await reads.commit([write('stored', 'Denver'), write('moved', 'Denver')], {
      projection: COLLECTION,
      from: null,
      to: '1',
      epoch: 1,
    });
    session = new DocumentSession(reads, COLLECTION, 10);
    await session.fetch(['stored', 'moved', 'fresh']);
  });

  it('are found by what they hold now, written or not', async () => {
    expect(await session.idsWhere('city', 'Denver')).toEqual(['moved', 'stored']);
    session.put('moved', at('2', { id: 'moved', city: 'Boulder' }));
    session.put('fresh', at('2', { id: 'fresh', city: 'Denver' }));
    expect(await session.idsWhere('city', 'Denver')).toEqual(['fresh', 'stored']);
    expect(await session.idsWhere('city', 'Boulder')).toEqual(['moved']);
  });

  it('are found by what they hold last, however often they change between two questions', async () => {
    session.put('fresh', at('2', { id: 'fresh', city: 'Denver' }));
    expect(await session.idsWhere('city', 'Denver')).toEqual(['fresh', 'moved', 'stored']);
    session.put('fresh', at('3', { id: 'fresh', city: 'Boulder' }));
    session.put('stored', at('3', null));
    expect(await session.idsWhere('city', 'Denver')).toEqual(['moved']);
    expect(await session.idsWhere('city', 'Boulder')).toEqual(['fresh']);
    session.put('fresh', at('4', null));
    expect(await session.idsWhere('city', 'Boulder')).toEqual([]);
  });

  it('of a batch that was dropped are those that are stored', async () => {
    session.put('moved', at('2', { id: 'moved', city: 'Boulder' }));
    expect(await session.idsWhere('city', 'Boulder')).toEqual(['moved']);
    session.forget();
    expect(await session.idsWhere('city', 'Denver')).toEqual(['moved', 'stored']);
    expect(await session.idsWhere('city', 'Boulder')).toEqual([]);
  });
});
