import type { ReadStore } from '#read-store/read-store.port';
import { StoreUnreachable } from '#errors/store-unreachable';
import type { Alias } from './active-collections.js';
import type { Projection } from '#engine/projection';
import { InMemoryEventStore } from '#engine/testing/in-memory-event-store';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';
import { linesOf, until } from '#engine/testing/lines';
import { joined, SampleWorld, teamTotals } from '#engine/testing/sample-world';

const HALF = 20;

/** Version `version` of the totals, whose fold waits at the middle of the log until `goOn` is called. */
function halting(version: number): { readonly projection: Projection; goOn(): void } {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const keys: Projection['keys'] = async (event, own, related) => {
    if (Number(event.position) > HALF) await gate;
    return teamTotals.keys(event, own, related);
  };
  return { projection: { ...teamTotals, version, keys }, goOn };
}

describe('two versions that are built at once', () => {
  let world: SampleWorld;
  const aliasOf = () => world.reads.getControl<Alias>('alias:team-totals');
  const halfBuilt = (collection: string) =>
    until(
      async () => Number((await world.reads.checkpoint(collection))?.position ?? 0) >= HALF,
      `${collection} is half built`,
    );
  const options = { rebuildBatchSize: 10 };

  beforeEach(async () => {
    world = SampleWorld.inMemory();
    for (let n = 0; n < 2 * HALF; n += 1) await world.happen(joined(`p${n}`, n < HALF ? 'early' : 'late', n));
    await (await world.caughtUp([teamTotals], { owner: 'first' })).stop();
  });
  afterEach(() => world.close());

  it('leave what the older had built behind, and it never comes back without its beginning', async () => {
    const [second, third] = [halting(2), halting(3)];
    const older = world.engine([second.projection], { owner: 'second', options });
    await older.start();
    await halfBuilt('team-totals@2');
    await world.engine([third.projection], { owner: 'third', options: { ...options, retireAfterMs: 0 } }).start();
    await until(async () => !(await world.reads.collections()).includes('team-totals@2'), 'it was dropped');
    second.goOn();
    await until(
      () => older.status().some(({ error }) => /team-totals@2 has a checkpoint and no documents/.test(error ?? '')),
      'it says why',
    );
    expect(older.status()).toMatchObject([{ collection: 'team-totals@2', state: 'paused' }]);
    expect((await aliasOf())?.collection).toBe('team-totals@1');
    third.goOn();
    await until(async () => (await aliasOf())?.version === 3, 'the newest answers');
    expect(await linesOf(world.reads, 'team-totals@3')).toHaveLength(2);
    expect(await world.reads.collections()).not.toContain('team-totals@2');
  });

  it('end with the newer, also where the older is ready last', async () => {
    const [second, third] = [halting(2), halting(3)];
    const older = world.engine([second.projection], { owner: 'second', options });
    await older.start();
    await halfBuilt('team-totals@2');
    const newer = world.engine([third.projection], { owner: 'third', options });
    await newer.start();
    third.goOn();
    await until(async () => (await aliasOf())?.version === 3, 'the newest answers');
    second.goOn();
    await until(
      () => older.status().every(({ collection }) => collection !== 'team-totals@2'),
      'the older gives its build up',
    );
    expect((await aliasOf())?.version).toBe(3);
    expect((await world.reads.listControl('retired:')).map(({ key }) => key)).toContain('retired:team-totals@2');
    await older.stop();
    expect(await newer.whenApplied(['team-totals'], await world.happen(joined('x', 'new', 1)), 5_000)).toBe(true);
  });

  it('end with the newer, also where both switch at the same moment', async () => {
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    let switching = false;
    const slow = before(world.reads, 'setControl', async (key, value) => {
      if (key !== 'alias:team-totals' || (value as Alias).version !== 2) return;
      switching = true;
      await gate;
    });
    const older = world.engine([{ ...teamTotals, version: 2 }], { owner: 'second', reads: slow });
    await older.start();
    await until(() => switching, 'the older switches');
    let leaseQueries = 0;
    const watched = before(
      world.reads,
      'heldLeases',
      async (names) => void (leaseQueries += names.includes('switch:team-totals') ? 1 : 0),
    );
    await world.engine([{ ...teamTotals, version: 3 }], { owner: 'third', reads: watched }).start();
    await until(async () => leaseQueries > 1 || (await aliasOf())?.version === 3, 'the newer wants to switch, too');
    goOn();
    await until(
      async () => (await older.collections.collectionOf('team-totals')) === 'team-totals@2',
      'the older has switched',
    );
    await until(async () => (await aliasOf())?.version === 3, 'the newer answers');
    expect((await world.reads.listControl('retired:')).map(({ key }) => key)).toContain('retired:team-totals@2');
  });

  it('end with the older where a person orders it', async () => {
    const newer = await world.caughtUp([{ ...teamTotals, version: 2 }], { owner: 'second' });
    await until(async () => (await aliasOf())?.version === 2, 'the newer answers');
    await newer.stop();
    await world.engine([teamTotals], { owner: 'first' }).rebuild('team-totals');
    expect((await aliasOf())?.version).toBe(1);
  });
});

/** The same store; `before` runs ahead of each call of one name. */
function before<Name extends 'setControl' | 'deleteControl' | 'heldLeases'>(
  reads: ReadStore,
  name: Name,
  act: (...given: Parameters<ReadStore[Name]>) => Promise<void>,
): ReadStore {
  return new Proxy(reads, {
    get: (target, property) => {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function') return member;
      return (...given: Parameters<ReadStore[Name]>) =>
        property === name
          ? act(...given).then(() => Reflect.apply(member, target, given) as unknown)
          : (Reflect.apply(member, target, given) as unknown);
    },
  });
}

/** A read store that fails once, at the next call of this name. */
function failingOnce(name: 'setControl' | 'deleteControl') {
  let armed = false;
  const reads = before(new InMemoryReadStore(), name, async () => {
    if (!armed) return;
    armed = false;
    throw new StoreUnreachable('away');
  });
  return { reads, arm: () => (armed = true) };
}

it.each(['deleteControl', 'setControl'] as const)(
  'what answered goes, also where %s fails in the middle of the switch',
  async (name) => {
    const { reads, arm } = failingOnce(name);
    const world = new SampleWorld<InMemoryEventStore, ReadStore>(new InMemoryEventStore(), reads);
    await world.happen(joined('ann', 'red'), joined('bob', 'blue'));
    const engine = await world.caughtUp([teamTotals], { options: { retireAfterMs: 0 } });
    const built = engine.rebuild('team-totals');
    arm();
    await built.catch(() => undefined);
    await engine.rebuild('team-totals');
    await until(async () => (await reads.collections()).length === 1, 'one collection is left');
    expect(await linesOf(reads, await engine.collections.collectionOf('team-totals'))).toHaveLength(2);
    await world.close();
  },
);
