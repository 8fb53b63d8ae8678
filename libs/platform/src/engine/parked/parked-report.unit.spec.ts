import { parkedReport, parkedSummary } from './parked-report.js';
import { joined, peopleRows, poisonous, pinged, SampleWorld, teamTotals } from '#engine/testing/sample-world';

describe('parked events', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  it('are reported once each, with every projection and reaction that parked it, in the order of the log', async () => {
    const poison = await world.happen(joined('ann', 'red', 13));
    await world.happen(joined('ann', 'red', 1));
    const damaged = await world.happen(pinged());
    world.events.damage(damaged);
    await world.caughtUp([poisonous('ann'), teamTotals]);
    const report = await parkedReport(world.reads);
    expect([report.keys, report.keysOf]).toEqual([1, { 'people-rows': 1 }]);
    expect(report.entries).toMatchObject([
      {
        position: poison,
        reason: 'thirteen for ann',
        unreadable: false,
        views: ['people-rows'],
        reactions: [],
        keys: ['ann'],
      },
      { position: damaged, unreadable: true, views: ['people-rows', 'team-totals'], keys: [] },
    ]);
  });

  it('is reported to anybody without what a fold said of it', async () => {
    await world.happen(joined('ann', 'red', 13));
    await world.caughtUp([poisonous('ann')]);
    const { first, ...counts } = parkedSummary(await parkedReport(world.reads));
    expect(counts).toEqual({ events: 1, keys: 1 });
    expect(JSON.stringify(first)).not.toContain('thirteen');
  });

  it('is that of the views that answer: of one that was rebuilt nothing old is reported', async () => {
    await world.happen(joined('ann', 'red', 13));
    await (await world.caughtUp([poisonous('ann')])).stop();
    const engine = await world.caughtUp([peopleRows]);
    await engine.rebuild('people-rows');
    expect(await parkedReport(world.reads)).toEqual({ entries: [], keys: 0, keysOf: {} });
  });
});
