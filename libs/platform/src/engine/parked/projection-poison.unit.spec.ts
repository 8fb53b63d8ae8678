import type { Recorded } from '@covertrail/domain/kernel/event';
import { SealBroken } from '#sealing/sealing';
import type { ParkedNotice } from './parked-notice.js';
import { linesOf, until } from '#engine/testing/lines';
import {
  dataOf,
  joined,
  named,
  peopleRows,
  poisonous,
  pinged,
  SampleWorld,
  teamTotals,
} from '#engine/testing/sample-world';
import type { ParkedEvent } from './poison-register.js';

describe('an event that cannot be folded', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  const parked = async (): Promise<ParkedEvent[]> =>
    (await world.reads.listControl<ParkedEvent>('parked:people-rows@1:')).map(({ value }) => value);

  it('is parked with its reason while other documents continue', async () => {
    const position = await world.happen(joined('ann', 'red', 1), joined('ann', 'red', 13), joined('bob', 'red', 2));
    const engine = await world.caughtUp([poisonous('ann')]);
    expect(await parked()).toMatchObject([
      { projection: 'people-rows', version: 1, key: 'ann', error: 'thirteen for ann', behind: false },
    ]);
    expect(await world.reads.get('people-rows@1', 'bob')).toMatchObject({ points: 2 });
    expect((await engine.positions())['people-rows']).toBe(position);
    expect(engine.status()[0]).toMatchObject({ state: 'running', parked: 1, quarantined: 1 });
  });

  it('quarantines its document: later events of it are parked too, also after a restart', async () => {
    await world.happen(joined('ann', 'red', 1), joined('ann', 'red', 13), joined('ann', 'red', 2));
    const first = await world.caughtUp([poisonous('ann')]);
    await first.stop();
    await world.happen(named('red', 'Red'));
    await world.caughtUp([poisonous('ann')]);
    expect(await world.reads.get('people-rows@1', 'ann')).toMatchObject({ points: 1, teamName: '?' });
    expect((await parked()).map(({ key, behind }) => [key, behind])).toEqual([
      ['ann', false],
      ['ann', true],
      ['ann', true],
    ]);
  });

  it('is folded by a repair, after which the view equals one that was never poisoned', async () => {
    await world.happen(
      joined('ann', 'red', 1),
      joined('bob', 'red', 1),
      joined('ann', 'red', 13),
      named('red', 'Red'),
      joined('ann', 'blue', 2),
    );
    const poisoned = poisonous('ann');
    const engine = await world.caughtUp([poisoned, { ...peopleRows, name: 'healthy' }]);
    await world.happen(named('blue', 'Blue'));
    poisoned.cured = true;
    expect(await engine.repair('people-rows')).toEqual({ repaired: ['ann'], failed: [], needsRebuild: false });
    const position = await world.happen(joined('ann', 'blue', 5));
    await engine.whenApplied(['people-rows', 'healthy'], position, 5_000);
    expect(await linesOf(world.reads, 'people-rows@1')).toEqual(await linesOf(world.reads, 'healthy@1'));
    expect(await parked()).toEqual([]);
    expect(engine.status()[0]?.quarantined).toBe(0);
  });

  it('stays quarantined when the repair meets the same error', async () => {
    await world.happen(joined('ann', 'red', 13), joined('ann', 'red', 1));
    const engine = await world.caughtUp([poisonous('ann')]);
    expect(await engine.repair('people-rows')).toEqual({ repaired: [], failed: ['ann'], needsRebuild: false });
    expect(await parked()).toHaveLength(2);
  });

  it('is tried once: a fold is pure', async () => {
    let tries = 0;
    const trying = {
      ...teamTotals,
      evolve: () => {
        tries += 1;
        throw new Error('no');
      },
    };
    await world.happen(named('red', 'Red'));
    await world.caughtUp([trying]);
    expect(tries).toBe(1);
  });

  it('that names no document is parked without one, and repaired by a rebuild', async () => {
    const lost = {
      ...teamTotals,
      cured: false,
      keys: (...args: Parameters<typeof teamTotals.keys>) => {
        if (!lost.cured && args[0].type === 'TeamNamed') throw new Error('whose?');
        return teamTotals.keys(...args);
      },
    };
    await world.happen(named('red', 'Red'), joined('ann', 'red', 2));
    const engine = await world.caughtUp([lost]);
    expect(await world.reads.get('team-totals@1', 'red')).toMatchObject({ name: '', points: 2 });
    lost.cured = true;
    expect((await engine.repair('team-totals')).needsRebuild).toBe(true);
    const collection = await engine.collections.collectionOf('team-totals');
    expect(await linesOf(world.reads, collection)).toEqual(['{"events":2,"id":"red","name":"Red","points":2}']);
  });

  it('pauses the projection when more than ten come within five minutes; it continues when resumed', async () => {
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
    for (let n = 0; n < 30; n += 1) await world.happen(named(`t${n}`, 'x'));
    await until(() => engine.status()[0]?.state === 'paused', 'it paused');
    const seen = (await engine.positions())['team-totals'] ?? '';
    expect(seen < (await world.events.head())).toBe(true);
    expect(engine.status()[0]?.error).toContain('too many');
    release.broken = false;
    engine.resume('team-totals');
    expect(await engine.whenApplied(['team-totals'], await world.events.head(), 5_000)).toBe(true);
  });

  it('that cannot be upcast is parked by those who handle its type, and by nobody else', async () => {
    const registry = {
      TeamNamed: {
        version: 2,
        upcasters: {
          1: () => {
            throw new Error('no such field');
          },
        },
      },
      PersonJoined: { version: 1, upcasters: {} },
      PersonLeft: { version: 1, upcasters: {} },
      Pinged: { version: 1, upcasters: {} },
    };
    await world.happen(named('red', 'Red'), joined('ann', 'red'));
    const indifferent = { ...peopleRows, name: 'indifferent', handles: ['PersonJoined'] };
    const engine = await world.caughtUp([peopleRows, indifferent], { registry });
    expect(await parked()).toMatchObject([{ key: null, error: 'no such field' }]);
    expect(await engine.metrics.value('newlyParked', { kind: 'view', name: 'indifferent' })).toBe(0);
    expect(await linesOf(world.reads, 'indifferent@1')).toHaveLength(1);
  });

  it('and is not as it was appended is parked by all, because its type cannot be trusted; none stops, however many', async () => {
    await world.happen(joined('ann', 'red', 1));
    for (let n = 0; n < 12; n += 1) world.events.damage(await world.happen(pinged()));
    const position = await world.happen(joined('bob', 'red', 2));
    const reported: ParkedNotice[] = [];
    const engine = await world.caughtUp([peopleRows, teamTotals], { report: (parked) => void reported.push(parked) });
    expect((await engine.positions())['people-rows']).toBe(position);
    expect(engine.status().map(({ state, parked: count, quarantined }) => [state, count, quarantined])).toEqual([
      ['running', 12, 0],
      ['running', 12, 0],
    ]);
    expect(await parked()).toHaveLength(12);
    expect((await parked())[0]).toMatchObject({
      key: null,
      unreadable: true,
      error: 'its checksum does not match what is stored',
    });
    expect(reported[0]).toMatchObject({
      by: 'people-rows@1',
      position: '000000000002',
      reason: 'its checksum does not match what is stored',
      unreadable: true,
    });
    await engine.rebuild('people-rows');
    expect(await engine.parked('people-rows')).toHaveLength(12);
    expect(await linesOf(world.reads, 'people-rows@1.g2')).toEqual(await linesOf(world.reads, 'people-rows@1'));
  });

  it('and whose sealed text does not open is parked; a vault that does not answer is waited for', async () => {
    let away = true;
    const openPersonal = async (event: Recorded): Promise<Recorded> => {
      if (dataOf(event)['person'] === 'ann') throw new SealBroken('it does not open');
      if (away) throw new Error('the vault does not answer');
      return event;
    };
    await world.happen(joined('ann', 'red', 1), joined('bob', 'red', 2));
    const engine = world.engine([{ ...peopleRows, opensPersonal: true }], { openPersonal });
    await engine.start();
    await until(() => engine.status()[0]?.state === 'stalled', 'it waits');
    away = false;
    expect(await engine.whenApplied(['people-rows'], await world.events.head(), 5_000)).toBe(true);
    expect(await parked()).toMatchObject([{ key: null, error: 'it does not open' }]);
  });
});
