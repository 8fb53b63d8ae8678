import { linesOf, until } from '#engine/testing/lines';
import { joined, named, peopleRows, poisonous, SampleWorld, teamTotals } from '#engine/testing/sample-world';
import { parkedReport } from '#engine/parked/parked-report';
import type { ParkedEvent } from '#engine/parked/poison-register';
import type { ProjectionEngine } from '#engine/projection-engine';
import { orderKey, type MaintenanceOrder, type OrderProgress } from './maintenance-order.js';
import { rememberSkip } from './skipped-events.js';

const view = (name: string) => ({ kind: 'view', name }) as const;
const ORDERED_AT = '2026-11-21T09:00:00.000Z';

describe('an order for a view', () => {
  let world: SampleWorld;
  let orders = 0;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  const progressOf = async (id: string) => (await world.reads.getControl<OrderProgress>(orderKey(id)))!;
  const parked = async (): Promise<ParkedEvent[]> =>
    (await world.reads.listControl<ParkedEvent>('parked:')).map(({ value }) => value);

  /** Gives the order, as the recorded event does, and resolves with how it ended. */
  async function carriedOut(
    order: MaintenanceOrder extends infer One
      ? One extends MaintenanceOrder
        ? Omit<One, 'id' | 'orderedAt'>
        : never
      : never,
  ): Promise<OrderProgress> {
    const id = `order-${(orders += 1)}`;
    if (order.kind === 'skip') await rememberSkip(world.reads, order.follower, order.eventId);
    const waiting: OrderProgress = {
      order: { ...order, id, orderedAt: ORDERED_AT },
      state: 'waiting',
      by: null,
      at: ORDERED_AT,
      error: null,
    };
    await world.reads.setControl(orderKey(id), waiting);
    let progress = waiting;
    await until(async () => {
      progress = await progressOf(id);
      return progress.state === 'done' || progress.state === 'failed';
    }, 'the order ended');
    return progress;
  }

  it('to try a parked event again fails with the reason as long as it cannot be folded', async () => {
    await world.happen(joined('ann', 'red', 1), joined('ann', 'red', 13), joined('ann', 'red', 2));
    const poisoned = poisonous('ann');
    const engine = await world.caughtUp([poisoned]);
    const [{ eventId, parkedAt }] = (await parked()) as [ParkedEvent];
    const retry = { kind: 'retry', follower: view('people-rows'), eventId } as const;
    expect(await carriedOut(retry)).toMatchObject({ state: 'failed', by: 'one', error: 'thirteen for ann' });
    expect((await parked())[0]).toMatchObject({ eventId, parkedAt });
    poisoned.cured = true;
    expect(await carriedOut(retry)).toMatchObject({ state: 'done', error: null });
    expect(await parked()).toEqual([]);
    expect(await world.reads.get('people-rows@1', 'ann')).toMatchObject({ points: 16 });
    expect(engine.status()[0]?.quarantined).toBe(0);
  });

  it('to skip one lets its document continue with all later events', async () => {
    await world.happen(joined('ann', 'red', 1), joined('ann', 'red', 13), joined('ann', 'red', 2));
    const engine = await world.caughtUp([poisonous('ann')]);
    const [{ eventId }] = (await parked()) as [ParkedEvent];
    expect(await carriedOut({ kind: 'skip', follower: view('people-rows'), eventId })).toMatchObject({ state: 'done' });
    expect(await parked()).toEqual([]);
    await world.happen(joined('ann', 'red', 4));
    await engine.whenApplied(['people-rows'], await world.events.head(), 5_000);
    expect(await world.reads.get('people-rows@1', 'ann')).toMatchObject({ points: 7 });
  });

  it('to skip one leaves a document where it was that another event keeps from going on, and names that one', async () => {
    await world.happen(joined('ann', 'red', 1), joined('ann', 'red', 13), joined('ann', 'red', 13));
    await world.caughtUp([poisonous('ann')]);
    const [{ eventId }] = (await parked()) as [ParkedEvent];
    expect(await carriedOut({ kind: 'skip', follower: view('people-rows'), eventId })).toMatchObject({
      state: 'failed',
      error: 'Other events keep a document from going on',
    });
    const {
      entries: [entry, ...more],
    } = await parkedReport(world.reads);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ keys: ['ann'], reason: 'thirteen for ann' });
    expect(entry!.eventId).not.toBe(eventId);
    expect(await carriedOut({ kind: 'skip', follower: view('people-rows'), eventId: entry!.eventId })).toMatchObject({
      state: 'done',
    });
    expect(await world.reads.get('people-rows@1', 'ann')).toMatchObject({ points: 1 });
  });

  it('to skip one is remembered by a rebuild, which folds the event all the same once it can', async () => {
    await world.happen(joined('ann', 'red', 1), joined('ann', 'red', 13), joined('ann', 'red', 2));
    const poisoned = poisonous('ann');
    const engine = await world.caughtUp([poisoned]);
    const [{ eventId }] = (await parked()) as [ParkedEvent];
    await carriedOut({ kind: 'skip', follower: view('people-rows'), eventId });
    expect(await carriedOut({ kind: 'rebuild', follower: view('people-rows') })).toMatchObject({ state: 'done' });
    expect(await engine.parked('people-rows')).toEqual([]);
    expect(await world.reads.get(await engine.collections.collectionOf('people-rows'), 'ann')).toMatchObject({
      points: 3,
    });
    poisoned.cured = true;
    await carriedOut({ kind: 'rebuild', follower: view('people-rows') });
    expect(await world.reads.get(await engine.collections.collectionOf('people-rows'), 'ann')).toMatchObject({
      points: 16,
    });
  });

  it('to skip one of which no document is known takes it off the list', async () => {
    const lost = {
      ...teamTotals,
      keys: (...args: Parameters<typeof teamTotals.keys>) => {
        if (args[0].type === 'TeamNamed') throw new Error('whose?');
        return teamTotals.keys(...args);
      },
    };
    await world.happen(named('red', 'Red'), joined('ann', 'red', 2));
    const engine = await world.caughtUp([lost]);
    const [{ eventId }] = (await parked()) as [ParkedEvent];
    expect(await carriedOut({ kind: 'skip', follower: view('team-totals'), eventId })).toMatchObject({ state: 'done' });
    expect(await parked()).toEqual([]);
    expect(await engine.collections.collectionOf('team-totals')).toBe('team-totals@1');
  });

  it('to resume reaches a view that is paused', async () => {
    const release = {
      ...teamTotals,
      broken: true,
      evolve: (...from: Parameters<typeof teamTotals.evolve>) => {
        if (release.broken) throw new Error('broken release');
        return teamTotals.evolve(...from);
      },
    };
    const engine = world.engine([release], { options: { batchSize: 4, rebuildBatchSize: 4 } });
    await engine.start();
    for (let n = 0; n < 14; n += 1) await world.happen(named(`t${n}`, 'x'));
    await until(() => engine.status()[0]?.state === 'paused', 'it paused');
    release.broken = false;
    expect(await carriedOut({ kind: 'resume', follower: view('team-totals') })).toMatchObject({ state: 'done' });
    expect(await engine.whenApplied(['team-totals'], await world.events.head(), 5_000)).toBe(true);
  });

  it('is carried out by one process of several', async () => {
    await world.happen(joined('ann', 'red', 1));
    const engines: ProjectionEngine[] = [];
    for (const owner of ['one', 'two', 'three']) engines.push(await world.caughtUp([peopleRows], { owner }));
    await carriedOut({ kind: 'rebuild', follower: view('people-rows') });
    await until(
      async () => (await engines[0]!.collections.collectionOf('people-rows')) === 'people-rows@1.g2',
      'it is switched',
    );
    expect((await world.reads.collections()).filter((name) => name.startsWith('people-rows')).sort()).toEqual([
      'people-rows@1',
      'people-rows@1.g2',
    ]);
    expect(await linesOf(world.reads, 'people-rows@1.g2')).toHaveLength(1);
  });

  it('is begun again when the process that took it is gone', async () => {
    await world.happen(joined('ann', 'red', 1));
    const order: MaintenanceOrder = {
      id: 'left',
      orderedAt: ORDERED_AT,
      kind: 'rebuild',
      follower: view('people-rows'),
    };
    await world.reads.setControl(orderKey('left'), {
      order,
      state: 'running',
      by: 'gone',
      at: ORDERED_AT,
      error: null,
    } satisfies OrderProgress);
    await world.reads.acquireLease(orderKey('left'), 'gone', 400, Date.now());
    await world.caughtUp([peopleRows]);
    await until(async () => (await progressOf('left')).state === 'done', 'it is carried out');
    expect((await progressOf('left')).by).toBe('one');
  });
});
