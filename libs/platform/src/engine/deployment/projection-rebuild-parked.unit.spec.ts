import type { ParkedNotice } from '#engine/parked/parked-notice';
import { until } from '#engine/testing/lines';
import { joined, peopleRows, poisonous, SampleWorld } from '#engine/testing/sample-world';

describe('a rebuild that meets what it cannot fold', () => {
  let world: SampleWorld;
  beforeEach(() => (world = SampleWorld.inMemory()));
  afterEach(() => world.close());

  it('puts an event aside that cannot be folded, reports it, and switches', async () => {
    await world.happen(joined('ann', 'red', 1), joined('bob', 'red', 1), joined('ann', 'red', 13));
    const reported: ParkedNotice[] = [];
    const engine = await world.caughtUp([{ ...poisonous('ann'), version: 2 }], {
      report: (parked) => void reported.push(parked),
    });
    reported.length = 0;
    await engine.rebuild('people-rows');
    expect(reported).toMatchObject([
      { by: 'people-rows@2.g2', key: 'ann', reason: 'thirteen for ann', type: 'PersonJoined', unreadable: false },
    ]);
    expect(await engine.parked('people-rows')).toMatchObject([
      { collection: 'people-rows@2.g2', eventId: reported[0]!.eventId, key: 'ann' },
    ]);
    expect(await world.reads.get(await engine.collections.collectionOf('people-rows'), 'bob')).toMatchObject({
      points: 1,
    });
  });

  it('stops when too much cannot be folded, while the old view continues; when asked again, it continues', async () => {
    const poisoned = poisonous('ann');
    poisoned.cured = true;
    await world.happen(joined('ann', 'red', 13));
    const engine = await world.caughtUp([poisoned], { options: { parkLimit: 0 } });
    poisoned.cured = false;
    await expect(engine.rebuild('people-rows')).rejects.toThrow('too many events could not be folded');
    expect(await engine.collections.collectionOf('people-rows')).toBe('people-rows@1');
    const position = await world.happen(joined('bob', 'red', 1));
    expect(await engine.whenApplied(['people-rows'], position, 5_000)).toBe(true);
    await engine.rebuild('people-rows');
    expect(await engine.collections.collectionOf('people-rows')).toBe('people-rows@1.g2');
    expect(await engine.parked('people-rows')).toHaveLength(1);
  });

  it('is begun again by the next process, whose code may fold it', async () => {
    await world.happen(joined('ann', 'red', 13));
    await (await world.caughtUp([peopleRows])).stop();
    const first = world.engine([poisonous('ann')], { options: { parkLimit: 0 } });
    await expect(first.rebuild('people-rows')).rejects.toThrow('too many');
    await first.stop();
    const engine = await world.caughtUp([peopleRows]);
    await until(
      async () => (await engine.collections.collectionOf('people-rows')) === 'people-rows@1.g3',
      'it switched',
    );
    expect(await engine.parked('people-rows')).toEqual([]);
  });
});
