import { joined, left, named, peopleRows, pinged, SampleWorld, teamTotals } from './testing/sample-world.js';
import { linesOf } from './testing/lines.js';

describe('the projection engine', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  it('folds what happened before it started and what happens after', async () => {
    await world.happen(named('red', 'Red'), joined('ann', 'red', 3));
    const engine = await world.caughtUp([teamTotals]);
    const position = await world.happen(joined('bob', 'red', 4));
    expect(await engine.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    expect(await linesOf(world.reads, 'team-totals@1')).toEqual(['{"events":3,"id":"red","name":"Red","points":7}']);
  });

  it('reaches documents by an index over its own, those of the same batch included', async () => {
    await world.happen(joined('ann', 'red'), joined('bob', 'blue'), named('red', 'Red'), joined('cid', 'red'));
    await world.caughtUp([peopleRows]);
    expect(await linesOf(world.reads, 'people-rows@1')).toEqual([
      '{"id":"ann","points":1,"team":"red","teamName":"Red"}',
      '{"id":"bob","points":1,"team":"blue","teamName":"?"}',
      '{"id":"cid","points":1,"team":"red","teamName":"?"}',
    ]);
  });

  it('finds by the index what an earlier batch stored', async () => {
    await world.happen(joined('ann', 'red'));
    const engine = await world.caughtUp([peopleRows]);
    const position = await world.happen(named('red', 'Red'));
    await engine.whenApplied(['people-rows'], position, 5_000);
    expect(await linesOf(world.reads, 'people-rows@1')).toEqual([
      '{"id":"ann","points":1,"team":"red","teamName":"Red"}',
    ]);
  });

  it('no longer finds by the index what an earlier event of the batch moved away', async () => {
    await world.happen(joined('ann', 'red'));
    await (await world.caughtUp([peopleRows])).stop();
    await world.happen(joined('ann', 'blue'), named('red', 'Red'));
    await world.caughtUp([peopleRows]);
    expect(await linesOf(world.reads, 'people-rows@1')).toEqual([
      '{"id":"ann","points":2,"team":"blue","teamName":"?"}',
    ]);
  });

  it('deletes a document when the fold says so', async () => {
    await world.happen(joined('ann', 'red'), joined('bob', 'red'), left('ann'));
    await world.caughtUp([peopleRows]);
    expect(await linesOf(world.reads, 'people-rows@1')).toEqual([
      '{"id":"bob","points":1,"team":"red","teamName":"?"}',
    ]);
  });

  it('has seen a position although it had no use for its event', async () => {
    const engine = await world.caughtUp([teamTotals]);
    const position = await world.happen(pinged());
    expect(await engine.whenApplied(['team-totals'], position, 5_000)).toBe(true);
  });

  it('answers false when a position is not seen in time', async () => {
    const engine = await world.caughtUp([teamTotals]);
    expect(await engine.whenApplied(['team-totals'], '999999999999', 30)).toBe(false);
  });

  it('skips and counts events of a type that the registry lacks', async () => {
    const engine = await world.caughtUp([teamTotals]);
    const position = await world.happen({ type: 'SomethingElse', data: {} });
    expect(await engine.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    expect(await engine.metrics.value('unknownEvents', {})).toBe(1);
  });

  it('notifies the audience of a changed document, after it can be read', async () => {
    const engine = await world.caughtUp([teamTotals]);
    const position = await world.happen(named('red', 'Red'));
    await engine.whenApplied(['team-totals'], position, 5_000);
    expect(await world.outbox()).toMatchObject([
      { view: 'team-totals', ids: ['red'], position, audience: ['team:red'], correlationIds: [expect.any(String)] },
    ]);
  });

  it('opens personal text for the one projection that may read it', async () => {
    await world.happen(named('red', 'sealed'));
    const openPersonal = async (event: Parameters<typeof teamTotals.keys>[0]) => ({
      ...event,
      data: { team: 'red', name: 'opened' },
    });
    await world.caughtUp(
      [
        { ...teamTotals, opensPersonal: true },
        { ...teamTotals, name: 'closed' },
      ],
      { openPersonal },
    );
    expect(await world.reads.get('team-totals@1', 'red')).toMatchObject({ name: 'opened' });
    expect(await world.reads.get('closed@1', 'red')).toMatchObject({ name: 'sealed' });
  });
});
