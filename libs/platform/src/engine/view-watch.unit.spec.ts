import { ViewNotBuilt } from '#engine/engine-errors';
import { ViewWatch, type DamagedDocument } from './view-watch.js';

const DAMAGED = { view: 'policies', collection: 'policies@1', id: 'p2' };

describe('a watch over views', () => {
  let answering: Record<string, string>;
  let ordered: DamagedDocument[];
  const pages: Readonly<Record<string, readonly (readonly string[])[]>> = {
    'policies@1': [[], ['p2'], ['p2']],
    'people@1': [[]],
  };

  const watchOver = (names: readonly string[]) =>
    new ViewWatch({
      pace: { page: 10, pauseMs: 1, restMs: 1 },
      views: {
        names,
        collectionOf: async (view) => {
          const collection = answering[view];
          if (collection === undefined) throw new ViewNotBuilt(view);
          return collection;
        },
      },
      reads: {
        checkDocuments: async (collection, after) => {
          const damaged = pages[collection]?.[after];
          return damaged === undefined ? { last: null, damaged: [] } : { last: after + 1, damaged };
        },
      },
      rebuild: async (found) => void ordered.push(found),
    });

  beforeEach(() => {
    answering = { policies: 'policies@1', people: 'people@1' };
    ordered = [];
  });

  it('looks at every page of every view that is built, and has those with damage built again', async () => {
    const watch = watchOver(['missing', 'policies', 'people']);
    while (await watch.checkNextPage());
    expect(ordered).toEqual([DAMAGED, DAMAGED]);
    expect(await watch.damaged()).toEqual([DAMAGED]);
  });

  it('forgets what was damaged once another collection answers', async () => {
    const watch = watchOver(['policies']);
    while (await watch.checkNextPage());
    answering['policies'] = 'policies@1~2';
    expect(await watch.damaged()).toEqual([]);
    while (await watch.checkNextPage());
    expect(await watch.damaged()).toEqual([]);
  });

  it('goes on until it is ended', async () => {
    const ended = new AbortController();
    const looking = watchOver(['policies']).keepLooking(ended.signal);
    ended.abort();
    await looking;
  });
});
