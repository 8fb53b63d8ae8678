import { projectionLease } from '#read-store/leases.port';
import { CheckpointConflict } from '#errors/store-errors';
import { PROCESS_NAME } from '#ids/process-name';
import { linesOf, until } from '#engine/testing/lines';
import { joined, peopleRows, SampleWorld, teamTotals } from '#engine/testing/sample-world';

/** Takes no lease that a test holds without renewing it. */
const PATIENT = { options: { leaseTtlMs: 60_000 } };

describe('two subscriptions of one projection', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  const stateOf = (engine: { status(): { state: string }[] }) => engine.status()[0]?.state;

  it('one folds, the other stands by and still knows what was applied', async () => {
    const first = await world.caughtUp([teamTotals]);
    const second = await world.caughtUp([teamTotals], { owner: 'two' });
    const position = await world.happen(joined('ann', 'red', 2));
    expect(await second.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    expect([stateOf(first), stateOf(second)]).toEqual(['running', 'standby']);
    expect(await linesOf(world.reads, 'team-totals@1')).toEqual(['{"events":1,"id":"red","name":"","points":2}']);
  });

  it('share several projections between them, and one takes all when the other stops', async () => {
    const both = [teamTotals, peopleRows];
    const first = await world.caughtUp(both);
    const running = (engine: { status(): { state: string }[] }) =>
      engine.status().filter(({ state }) => state === 'running').length;
    await until(() => running(first) === 2, 'alone it folds both');
    const second = await world.caughtUp(both, { owner: 'two' });
    await until(() => running(first) === 1 && running(second) === 1, 'each folds one');
    const position = await world.happen(joined('ann', 'red', 2));
    expect(await second.whenApplied(['team-totals', 'people-rows'], position, 5_000)).toBe(true);
    await first.stop();
    await until(() => running(second) === 2, 'the one that is left folds both');
  });

  it('the other takes over when the first is stopped', async () => {
    const first = await world.caughtUp([teamTotals]);
    const second = await world.caughtUp([teamTotals], { owner: 'two' });
    await first.stop();
    const position = await world.happen(joined('ann', 'red', 2));
    expect(await second.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    await until(() => stateOf(second) === 'running', 'the second folds');
  });

  it('the other takes over from a process that fell silent, though its clock was a year ahead, and its late commit is refused', async () => {
    const aYearAhead = Date.now() + 365 * 86_400_000;
    const silent = await world.reads.acquireLease(projectionLease('team-totals@1'), 'silent', 150, aYearAhead);
    const engine = await world.caughtUp([teamTotals], { owner: 'two' });
    const position = await world.happen(joined('ann', 'red', 2));
    expect(await engine.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    const { position: from } = (await world.reads.checkpoint('team-totals@1')) ?? { position: null };
    const late = world.reads.commit(
      [{ collection: 'team-totals@1', id: 'red', document: { id: 'red', points: 999 }, position: '999999999999' }],
      { projection: 'team-totals@1', from, to: '999999999999', epoch: silent?.epoch ?? 0 },
    );
    await expect(late).rejects.toThrow(CheckpointConflict);
    expect(await world.reads.get('team-totals@1', 'red')).toMatchObject({ points: 2 });
  });

  it('takes over at once from a dead process on this machine, of which no lease had to run out', async () => {
    const [host = '', , machine = ''] = PROCESS_NAME.split(':');
    const dead = [host, process.pid, machine, 'another-start', 'id'].join(':');
    await world.reads.acquireLease(projectionLease('team-totals@1'), dead, 60_000, Date.now());
    await world.reads.setControl(`worker:${dead}`, { atMs: 0, beat: 1, wants: ['team-totals@1'] });
    const position = await world.happen(joined('ann', 'red', 2));
    const engine = world.engine([teamTotals], PATIENT);
    await engine.start();
    expect(await engine.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    expect(stateOf(engine)).toBe('running');
  });

  it('a subscription whose lease was taken in mid batch commits nothing and stands by', async () => {
    const engine = await world.caughtUp([teamTotals], PATIENT);
    await world.reads.releaseLease(projectionLease('team-totals@1'), 'one', 1);
    const thief = await world.reads.acquireLease(projectionLease('team-totals@1'), 'thief', 60_000, Date.now());
    await world.happen(joined('ann', 'red', 2));
    await until(() => stateOf(engine) === 'standby', 'it stands by');
    expect(await linesOf(world.reads, 'team-totals@1')).toEqual([]);
    await world.reads.releaseLease(projectionLease('team-totals@1'), 'thief', thief?.epoch ?? 0);
    expect(await engine.whenApplied(['team-totals'], await world.events.head(), 5_000)).toBe(true);
    expect(await linesOf(world.reads, 'team-totals@1')).toEqual(['{"events":1,"id":"red","name":"","points":2}']);
  });

  it('a subscription that leads again knows what the other folded meanwhile', async () => {
    const first = await world.caughtUp([teamTotals], PATIENT);
    await first.whenApplied(['team-totals'], await world.happen(joined('ann', 'red', 1)), 5_000);
    const lease = projectionLease('team-totals@1');
    await world.reads.releaseLease(lease, 'one', 1);
    const taken = await world.reads.acquireLease(lease, 'other', 60_000, Date.now());
    await until(() => stateOf(first) === 'standby', 'the first stands by');
    const position = await world.happen(joined('bob', 'red', 10));
    await world.reads.commit(
      [{ collection: 'team-totals@1', id: 'red', document: { id: 'red', name: '', points: 11, events: 2 }, position }],
      {
        projection: 'team-totals@1',
        from: (await world.reads.checkpoint('team-totals@1'))?.position ?? null,
        to: position,
        epoch: taken?.epoch ?? 0,
      },
    );
    await world.reads.releaseLease(lease, 'other', taken?.epoch ?? 0);
    await first.whenApplied(['team-totals'], await world.happen(joined('cid', 'red', 100)), 5_000);
    expect(await linesOf(world.reads, 'team-totals@1')).toEqual(['{"events":3,"id":"red","name":"","points":111}']);
  });

  it('many subscriptions that come and go fold each event once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owners = ['a', 'b', 'c'].map((name) => `${name}${round}`);
      const engines = await Promise.all(
        owners.map(async (owner) => {
          const engine = world.engine([teamTotals], { owner });
          await engine.start();
          return engine;
        }),
      );
      await world.happen(joined(`p${round}`, 'red', 1), joined(`q${round}`, 'red', 1));
      await Promise.all(engines.map((engine) => engine.stop()));
    }
    await world.caughtUp([teamTotals], { owner: 'last' });
    expect(await linesOf(world.reads, 'team-totals@1')).toEqual(['{"events":20,"id":"red","name":"","points":20}']);
  });
});
