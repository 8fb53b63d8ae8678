import { START } from '#event-store/event-store.port';
import { joined, left, named, peopleRows, SampleWorld } from '#engine/testing/sample-world';

describe('the first folding of a long log', () => {
  const COLLECTION = 'people-rows@1';
  const indexes = [{ fields: ['team'] }, { fields: ['points'] }, { fields: ['team'], words: ['teamName'] }];
  const projection = { ...peopleRows, indexes };
  const options = { batchSize: 3, rebuildBatchSize: 3, commitSize: 1 };
  let world: SampleWorld;

  beforeEach(async () => {
    world = SampleWorld.inMemory();
    await world.happen(
      joined('ann', 'red'),
      joined('bob', 'red'),
      left('bob'),
      named('red', 'Red'),
      joined('ann', 'red', 2),
      joined('bob', 'blue'),
    );
  });
  afterEach(() => world.close());

  it('makes the indexes that nothing is looked up by at the end, one after another', async () => {
    const declare = jest.spyOn(world.reads, 'declare');
    await world.caughtUp([projection], { options });
    const declared = declare.mock.calls.map(([, made]) =>
      made.map(({ fields, words = [] }) => [...fields, ...words].join()),
    );
    const beforeTheLoad = declared.findIndex((made) => made.length === 0);
    expect(declared.slice(beforeTheLoad, beforeTheLoad + 4)).toEqual([
      [],
      ['team'],
      ['team', 'points'],
      ['team', 'points', 'team,teamName'],
    ]);
  });

  it('folds what it would have folded event by event', async () => {
    await world.caughtUp([projection], { options });
    expect(await world.reads.getMany(COLLECTION, ['ann', 'bob'])).toEqual([
      { id: 'ann', team: 'red', teamName: '?', points: 3 },
      { id: 'bob', team: 'blue', teamName: '?', points: 1 },
    ]);
  });

  it('has who missed it read again, and publishes what comes later', async () => {
    const engine = await world.caughtUp([projection], { options });
    const loaded = await world.events.head();
    expect(await world.reads.readOutbox(COLLECTION, START, loaded, 10)).toEqual({ commits: [], complete: false });
    const position = await world.happen(joined('cid', 'red'));
    await engine.whenApplied([projection.name], position, 5_000);
    const { commits, complete } = await world.reads.readOutbox(COLLECTION, loaded, position, 10);
    expect({ complete, ids: commits.flatMap(({ updates }) => updates.flatMap(({ ids }) => ids)) }).toEqual({
      complete: true,
      ids: ['cid'],
    });
  });
});
