import { until } from '@covertrail/platform/engine/testing/lines';
import { joined, left, named } from '@covertrail/platform/engine/testing/sample-world';
import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { StoreUnreachable } from '@covertrail/platform/errors/store-unreachable';
import type { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { MongodbWorld, withRetry } from './mongodb-world.js';

/** More than the shared window of the log ever holds. */
const MANY = 9_000;

describeOnMongodb('the projection engine while MongoDB is', () => {
  let at: MongodbWorld;
  let engine: ProjectionEngine;
  /** Called before each commit of the engine. */
  let beforeCommit: () => void;

  beforeEach(async () => {
    beforeCommit = () => undefined;
    const watching = (reads: ReadStore): ReadStore =>
      new Proxy(reads, {
        get: (target, name) => {
          if (name === 'commit') beforeCommit();
          return Reflect.get(target, name, target) as unknown;
        },
      });
    at = await MongodbWorld.open(watching);
    await at.world.happen(joined('ann', 'red', 3), named('red', 'Red'), joined('bob', 'red', 4));
    engine = await at.caughtUp();
  });
  afterEach(() => at.close());

  const isStalled = () => until(() => engine.status().every(({ state }) => state === 'stalled'), 'every view stalled');
  const more = () =>
    at.world.happen(joined('cat', 'blue', 2), named('red', 'Crimson'), left('ann'), joined('bob', 'blue', 1));

  it('slow: folds slowly, keeps its leases, and loses nothing', async () => {
    at.proxy.delay(200);
    await more();
    await at.expectWhole(engine);
    expect(engine.status().map(({ state, conflicts }) => [state, conflicts])).toEqual([
      ['running', 0],
      ['running', 0],
    ]);
    at.proxy.pass();
    await at.expectAllPublished();
  });

  it('cut off: stalls and says why, backs off, holds no more of the log than ever, and catches up', async () => {
    const openedBefore = at.proxy.opened;
    at.proxy.cut();
    await more();
    await isStalled();
    const cutAt = performance.now();
    await until(
      () => engine.status().every(({ error }) => /MongoDB does not answer: /.test(error ?? '')),
      'the reason shows',
    );
    const behind = engine.status()[0]!.applied;
    await at.ping(MANY);
    await until(() => at.log.behind(behind) === Infinity, 'the window has left the views behind');
    await until(() => performance.now() - cutAt > 2_500, 'it was cut off for a while');
    // 50, 100, 200, 400, 800 ms and so on, by chance half of each: in three seconds at most nine tries of each view.
    for (const { projection: name } of engine.status())
      expect(await at.metrics.value('retries', { kind: 'view', name })).toBeLessThan(10);
    expect(at.proxy.opened - openedBefore).toBeLessThan(100);
    at.proxy.pass();
    await at.expectWhole(engine);
    await at.expectAllPublished();
  });

  it('a black hole: is an error after the time of a socket, and gets over it', async () => {
    at.proxy.blackHole();
    await more();
    await isStalled();
    await until(
      () => engine.status().some(({ error }) => /MongoDB does not answer: .*timed out/i.test(error ?? '')),
      'a socket timed out',
    );
    at.proxy.pass();
    await at.expectWhole(engine);
    await at.expectAllPublished();
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'reset after %i answers of a commit: what of it was done is not done again',
    async (answers) => {
      let armed = true;
      beforeCommit = () => {
        if (armed) at.proxy.resetAfterAnswers(answers);
        armed = false;
      };
      await more();
      await at.expectWhole(engine);
      await at.expectAllPublished();
      expect(armed).toBe(false);
    },
  );

  // A command as it goes over the wire: its name, the length of the next text, the collection.
  it.each([
    ['the claim of a checkpoint', /update\0.{4}_checkpoints\0.*\$set\0.{4}\x03moving\0/s],
    ['the outbox', /insert\0.{4}_told\0/s],
    ['new documents', /insert\0.{4}people-rows@1\0/s],
    ['documents that were there', /update\0.{4}team-totals@1\0/s],
    ['the move of a checkpoint', /update\0.{4}_checkpoints\0.*moving\.commit\0/s],
  ])('reset instead of the answer to %s: it was done, and is not done again', async (_what, request) => {
    at.proxy.resetInsteadOfAnswerTo(request);
    await more();
    await at.expectWhole(engine);
    await at.expectAllPublished();
    expect(at.proxy.lostAnswers).toBe(1);
  });

  it('away: stops all the same', async () => {
    at.proxy.cut();
    await more();
    await expect(engine.stop()).resolves.toBeUndefined();
  });

  it('away: readers get an error that says so, and can read again afterwards', async () => {
    at.proxy.reset();
    await expect(at.world.reads.getMany('team-totals@1', ['red'])).rejects.toBeInstanceOf(StoreUnreachable);
    at.proxy.pass();
    await at.expectWhole(engine);
    expect(await withRetry(() => at.world.reads.getMany('team-totals@1', ['red']))).toMatchObject([
      { id: 'red', points: 7 },
    ]);
  });
});
