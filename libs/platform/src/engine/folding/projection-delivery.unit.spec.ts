import { CheckpointAhead, OtherLog, ViewLost } from '#engine/engine-errors';
import { linesOf, until } from '#engine/testing/lines';
import { joined, left, named, peopleRows, pinged, SampleWorld, teamTotals } from '#engine/testing/sample-world';

const VIEWS = ['team-totals@1', 'people-rows@1'];
const BOTH = [teamTotals, peopleRows];

describe('delivery to projections', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  const views = async (): Promise<string[][]> => Promise.all(VIEWS.map((view) => linesOf(world.reads, view)));

  async function history(): Promise<string[]> {
    const positions: string[] = [];
    const happenings = [
      joined('ann', 'red', 3),
      named('red', 'Red'),
      joined('bob', 'red', 4),
      left('ann'),
      joined('ann', 'blue'),
      left('bob'),
    ];
    for (const happening of happenings) positions.push(await world.happen(happening));
    return positions;
  }

  it.each([0, 1, 2, 3, 4, 5])('changes nothing when everything behind event %i is delivered again', async (index) => {
    const positions = await history();
    const engine = await world.caughtUp(BOTH);
    const before = await views();
    await engine.stop();
    for (const view of VIEWS) world.reads.tamperCheckpoint(view, positions[index] ?? '');
    await world.caughtUp(BOTH);
    expect(await views()).toEqual(before);
  });

  it('folds what is new once when it comes together with what is delivered again', async () => {
    const positions = await history();
    await (await world.caughtUp(BOTH)).stop();
    for (const view of VIEWS) world.reads.tamperCheckpoint(view, positions[1] ?? '');
    await world.happen(joined('ann', 'red', 5), joined('bob', 'red', 6));
    const engine = await world.caughtUp(BOTH);
    for (const { name } of BOTH) {
      await engine.rebuild(name);
      expect(await linesOf(world.reads, `${name}@1`)).toEqual(await linesOf(world.reads, `${name}@1.g2`));
    }
  });

  it('changes nothing when the checkpoint is lost and the log is delivered from its start', async () => {
    await history();
    const engine = await world.caughtUp(BOTH);
    const before = await views();
    await engine.stop();
    for (const view of VIEWS) world.reads.tamperCheckpoint(view, null);
    const again = await world.caughtUp(BOTH);
    expect(await views()).toEqual(before);
    expect(await again.metrics.value('repeatedFolds', { view: 'team-totals' })).toBeGreaterThan(0);
  });

  it('refuses to start when the log ends before a checkpoint, and folds nothing', async () => {
    const positions = await history();
    const engine = await world.caughtUp(BOTH);
    await engine.stop();
    world.events.loseAfter(positions[2] ?? '');
    await expect(world.engine(BOTH).start()).rejects.toThrow(CheckpointAhead);
  });

  it('takes a rebuild, after which the views fit the shorter log', async () => {
    const positions = await history();
    await (await world.caughtUp([peopleRows])).stop();
    world.events.loseAfter(positions[2] ?? '');
    const repairing = world.engine([peopleRows]);
    await repairing.rebuild('people-rows');
    await repairing.stop();
    const engine = await world.caughtUp([peopleRows]);
    const collection = await engine.collections.collectionOf('people-rows');
    expect((await linesOf(world.reads, collection)).map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([
      'ann',
      'bob',
    ]);
  });

  it('refuses to start on another log', async () => {
    await history();
    await (await world.caughtUp(BOTH)).stop();
    const elsewhere = new SampleWorld(SampleWorld.inMemory().events, world.reads);
    await expect(elsewhere.engine(BOTH).start()).rejects.toThrow(OtherLog);
  });

  it('refuses to start when documents are gone and their checkpoint is not', async () => {
    await history();
    await (await world.caughtUp(BOTH)).stop();
    await world.reads.drop('people-rows@1');
    await expect(world.engine(BOTH).start()).rejects.toThrow(ViewLost);
  });

  it('moves its checkpoint over events that it had no use for', async () => {
    const engine = await world.caughtUp([teamTotals]);
    const position = await world.happen(pinged(), pinged());
    await until(
      async () => (await world.reads.checkpoint('team-totals@1'))?.position === position,
      'the checkpoint moved',
    );
    expect(engine.status()[0]?.applied).toBe(position);
  });

  it('shows as stalled while a store is away, and then continues where it was', async () => {
    const engine = await world.caughtUp([teamTotals]);
    world.reads.outage = new Error('disk full');
    const position = await world.happen(named('red', 'Red'));
    await until(() => engine.status()[0]?.state === 'stalled', 'it stalled');
    expect(engine.status()[0]?.error).toContain('disk full');
    world.reads.outage = null;
    expect(await engine.whenApplied(['team-totals'], position, 10_000)).toBe(true);
    expect(engine.status()[0]).toMatchObject({ state: 'running', lagSeconds: 0 });
  });

  it('reads each stretch of the log once for all projections that stand there', async () => {
    for (let n = 0; n < 40; n += 1) await world.happen(joined(`p${n}`, 'red'));
    const many = Array.from({ length: 20 }, (_unused, n) => ({ ...teamTotals, name: `totals-${n}` }));
    const before = world.events.reads;
    await world.caughtUp(many);
    expect(world.events.reads - before).toBeLessThan(10);
  });
});
