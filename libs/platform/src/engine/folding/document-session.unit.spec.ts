import { DocumentDesk } from './document-session.js';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';

describe('the documents of a batch', () => {
  const COLLECTION = 'teams@1';
  const at = (position: string, document: { id: string; city: string } | null) => ({ document, position });
  let desk: DocumentDesk;

  beforeEach(async () => {
    const reads = new InMemoryReadStore();
    await reads.declare(COLLECTION, [{ fields: ['city'] }]);
    const write = (id: string, city: string) => ({ collection: COLLECTION, id, document: { id, city }, position: '1' });
    await reads.commit([write('stored', 'Denver'), write('moved', 'Denver')], { projection: COLLECTION, from: null, to: '1', epoch: 1 });
    desk = new DocumentDesk(reads, COLLECTION, 10);
    await desk.fetch(['stored', 'moved', 'fresh']);
  });

  it('are found by what they hold now, written or not', async () => {
    expect(await desk.idsWhere('city', 'Denver')).toEqual(['moved', 'stored']);
    desk.put('moved', at('2', { id: 'moved', city: 'Boulder' }));
    desk.put('fresh', at('2', { id: 'fresh', city: 'Denver' }));
    expect(await desk.idsWhere('city', 'Denver')).toEqual(['fresh', 'stored']);
    expect(await desk.idsWhere('city', 'Boulder')).toEqual(['moved']);
  });

  it('are found by what they hold last, however often they change between two questions', async () => {
    desk.put('fresh', at('2', { id: 'fresh', city: 'Denver' }));
    expect(await desk.idsWhere('city', 'Denver')).toEqual(['fresh', 'moved', 'stored']);
    desk.put('fresh', at('3', { id: 'fresh', city: 'Boulder' }));
    desk.put('stored', at('3', null));
    expect(await desk.idsWhere('city', 'Denver')).toEqual(['moved']);
    expect(await desk.idsWhere('city', 'Boulder')).toEqual(['fresh']);
    desk.put('fresh', at('4', null));
    expect(await desk.idsWhere('city', 'Boulder')).toEqual([]);
  });

  it('of a batch that was dropped are those that are stored', async () => {
    desk.put('moved', at('2', { id: 'moved', city: 'Boulder' }));
    expect(await desk.idsWhere('city', 'Boulder')).toEqual(['moved']);
    desk.forget();
    expect(await desk.idsWhere('city', 'Denver')).toEqual(['moved', 'stored']);
    expect(await desk.idsWhere('city', 'Boulder')).toEqual([]);
  });
});
