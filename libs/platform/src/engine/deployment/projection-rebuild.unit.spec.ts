import { ViewTooNew } from '#engine/engine-errors';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { START } from '#event-store/event-store.port';
import type { Document } from '#read-store/document';
import type { ProjectionEngine } from '#engine/projection-engine';
import type { Projection } from '#engine/projection';
import { linesOf, until } from '#engine/testing/lines';
import { LookupFailed } from '#engine/folding/stored-ids';
import { joined, named, peopleRows, SampleWorld, teamTotals } from '#engine/testing/sample-world';

describe('a rebuild', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  async function people(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await world.happen(joined(`p${n % 7}`, `team${n % 3}`, n));
  }

  it('builds the same documents beside the old ones and switches', async () => {
    await people(50);
    const engine = await world.caughtUp([teamTotals]);
    await engine.rebuild('team-totals');
    expect(await engine.collections.collectionOf('team-totals')).toBe('team-totals@1.g2');
    expect(await linesOf(world.reads, 'team-totals@1.g2')).toEqual(await linesOf(world.reads, 'team-totals@1'));
  });

  it('folds on in the new collection after the switch', async () => {
    await people(10);
    const engine = await world.caughtUp([teamTotals]);
    await engine.rebuild('team-totals');
    const position = await world.happen(named('team0', 'Zero'));
    expect(await engine.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    expect(await world.reads.get('team-totals@1.g2', 'team0')).toMatchObject({ name: 'Zero' });
  });

  it('is silent, and loud again after the switch', async () => {
    await people(10);
    const engine = await world.caughtUp([teamTotals]);
    const before = await world.outbox();
    await engine.rebuild('team-totals');
    expect(await world.outbox()).toEqual(before);
    await engine.whenApplied(['team-totals'], await world.happen(named('team0', 'Zero')), 5_000);
    expect((await world.outbox()).slice(before.length)).toMatchObject([{ view: 'team-totals', ids: ['team0'] }]);
  });

  it('marks what it folded without publishing as missing from the outbox, and nothing else', async () => {
    await people(10);
    const engine = await world.caughtUp([teamTotals]);
    const silent = await world.events.head();
    await engine.rebuild('team-totals');
    const position = await world.happen(named('team0', 'Zero'));
    await engine.whenApplied(['team-totals'], position, 5_000);
    const since = (after: string) => world.reads.readOutbox('team-totals@1.g2', after, position, 100);
    expect((await since(START)).complete).toBe(false);
    expect(await since(silent)).toMatchObject({ complete: true, commits: [{ updates: [{ ids: ['team0'] }] }] });
  });

  it('leaves nothing unpublished that happens while it takes over', async () => {
    await people(50);
    const engine = await world.caughtUp([teamTotals], { options: { rebuildBatchSize: 5 } });
    const happened: string[] = [];
    let over = false;
    const rebuilding = (async () => {
      for (let round = 0; round < 5; round += 1) await engine.rebuild('team-totals');
      over = true;
    })();
    while (!over) {
      happened.push(`late${happened.length}`);
      await world.happen(named(happened.at(-1)!, 'Late'));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await rebuilding;
    await engine.whenApplied(['team-totals'], await world.events.head(), 5_000);
    const published = new Set((await world.outbox()).flatMap(({ ids }) => ids));
    expect(happened.filter((team) => !published.has(team))).toEqual([]);
  });

  it('never lets a query see an empty or older view', async () => {
    await people(200);
    const engine = await world.caughtUp([teamTotals], { options: { rebuildBatchSize: 10 } });
    let most = 0;
    let looks = 0;
    let over = false;
    const watching = (async () => {
      while (!over) {
        const collection = await engine.collections.collectionOf('team-totals');
        const document = await world.reads.get(collection, 'team0');
        const events = Number(document?.['events'] ?? 0);
        expect(events).toBeGreaterThanOrEqual(most);
        most = events;
        looks += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const writing = (async () => {
      for (let n = 0; !over; n += 1) {
        await world.happen(joined(`w${n}`, 'team0'));
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for (let round = 0; round < 3; round += 1) await engine.rebuild('team-totals');
    over = true;
    await Promise.all([watching, writing]);
    expect(looks).toBeGreaterThan(10);
    expect(most).toBeGreaterThan(0);
  });

  it('that was interrupted continues from its own checkpoint', async () => {
    await people(60);
    const folded: string[] = [];
    let stopAt = 30;
    const counting: Projection = {
      ...teamTotals,
      keys: (event, own, related) => {
        if (folded.length === stopAt) throw new LookupFailed('power cut');
        return teamTotals.keys(event, own, related);
      },
      evolve: (document: Document | null, event: Recorded, key: string) => {
        folded.push(event.id);
        return teamTotals.evolve(document, event, key);
      },
    };
    await (await world.caughtUp([teamTotals])).stop();
    const first = world.engine([counting], { options: { rebuildBatchSize: 10 } });
    await brokenOff(first, 'team-totals');
    expect((await world.reads.checkpoint('team-totals@1.g2'))?.position).toBe('000000000030');
    stopAt = Infinity;
    const second = world.engine([counting], { options: { rebuildBatchSize: 10 } });
    await second.rebuild('team-totals');
    expect(folded).toHaveLength(60);
    expect(await linesOf(world.reads, 'team-totals@1.g2')).toEqual(await linesOf(world.reads, 'team-totals@1'));
  });

  it('is taken up by the next start when the process that began it is gone', async () => {
    await people(60);
    const without = {
      ...peopleRows,
      keys: () => {
        throw new LookupFailed('power cut');
      },
    };
    await (await world.caughtUp([peopleRows])).stop();
    await brokenOff(world.engine([without]), 'people-rows');
    const engine = await world.caughtUp([peopleRows]);
    await until(
      async () => (await engine.collections.collectionOf('people-rows')) === 'people-rows@1.g2',
      'it switched',
    );
  });

  it('drops the old collection in the end', async () => {
    await people(10);
    const engine = await world.caughtUp([teamTotals], { options: { retireAfterMs: 0 } });
    await engine.rebuild('team-totals');
    await until(async () => !(await world.reads.collections()).includes('team-totals@1'), 'it was dropped');
    expect(await world.reads.collections()).toEqual(['team-totals@1.g2']);
  });

  it('by another process is followed: what that process built is folded here', async () => {
    await people(30);
    const server = await world.caughtUp([teamTotals]);
    const tool = world.engine([teamTotals], { owner: 'tool' });
    await tool.rebuild('team-totals');
    await tool.stop();
    await until(() => server.status()[0]?.collection === 'team-totals@1.g2', 'the server follows');
    const position = await world.happen(named('team0', 'Zero'));
    expect(await server.whenApplied(['team-totals'], position, 5_000)).toBe(true);
    expect(await world.reads.get(await server.collections.collectionOf('team-totals'), 'team0')).toMatchObject({
      name: 'Zero',
    });
  });
});

describe('a rebuild that another process does', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  it('is waited for, not done twice', async () => {
    for (let n = 0; n < 50; n += 1) await world.happen(joined(`p${n}`, 'red', 1));
    await (await world.caughtUp([teamTotals])).stop();
    let folds = 0;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const counting = {
      ...teamTotals,
      opensPersonal: true,
      evolve: (...from: Parameters<typeof teamTotals.evolve>) => {
        folds += 1;
        return teamTotals.evolve(...from);
      },
    };
    const openPersonal = async (event: Recorded) => gate.then(() => event);
    const builder = world.engine([counting], { owner: 'one', openPersonal });
    const waiting = world.engine([counting], { owner: 'two', openPersonal });
    const built = builder.rebuild('team-totals');
    await until(() => builder.status()[0]?.state === 'rebuilding', 'the first builds');
    const waited = waiting.rebuild('team-totals');
    await until(() => waiting.status()[0]?.state === 'standby', 'the second waits');
    open();
    await Promise.all([built, waited]);
    expect(folds).toBe(50);
    expect(await linesOf(world.reads, 'team-totals@1.g2')).toEqual(await linesOf(world.reads, 'team-totals@1'));
  });
});

describe('a new version of a projection', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  const second = {
    ...teamTotals,
    version: 2,
    evolve: (document: Document | null, event: Recorded, key: string) => {
      const after = teamTotals.evolve(document, event, key);
      return after && { ...after, shape: 'new' };
    },
  };

  it('is built while the old one answers, and then answers itself', async () => {
    await world.happen(named('red', 'Red'), joined('ann', 'red', 2));
    await (await world.caughtUp([teamTotals])).stop();
    const engine = world.engine([second]);
    await engine.start();
    expect(await engine.collections.collectionOf('team-totals')).toBe('team-totals@1');
    await until(async () => (await engine.collections.collectionOf('team-totals')) === 'team-totals@2', 'it switched');
    expect(await linesOf(world.reads, 'team-totals@2')).toEqual([
      '{"events":2,"id":"red","name":"Red","points":2,"shape":"new"}',
    ]);
  });

  it('is not taken back by old code that starts after it, only by an order to rebuild', async () => {
    await world.happen(named('red', 'Red'));
    await (await world.caughtUp([teamTotals])).stop();
    const newer = world.engine([second]);
    await newer.start();
    await until(async () => (await newer.collections.collectionOf('team-totals')) === 'team-totals@2', 'it switched');
    await newer.stop();
    const older = world.engine([teamTotals]);
    await expect(older.start()).rejects.toThrow(ViewTooNew);
    expect(await older.collections.collectionOf('team-totals')).toBe('team-totals@2');
    await older.rebuild('team-totals');
    expect(await older.collections.collectionOf('team-totals')).toBe('team-totals@1.g2');
    expect(await linesOf(world.reads, 'team-totals@1.g2')).toEqual(['{"events":1,"id":"red","name":"Red","points":0}']);
  });
});

/** A rebuild that its process ends in the middle: its store had gone silent. */
async function brokenOff(engine: ProjectionEngine, projection: string): Promise<void> {
  const ended = expect(engine.rebuild(projection)).rejects.toThrow('stopped before it was built');
  await until(() => engine.status().some(({ error }) => error === 'power cut'), 'it stood still');
  await engine.stop();
  await ended;
}
