import { describeOnMongodb } from '#mongodb/testing/mongodb-under-test';
import type { ReadStore } from '../read-store.port.js';
import { CheckpointConflict } from '../../errors/store-errors.js';
import { COLLECTION, position } from '../testing/opened-read-store.js';
import { commitWrites } from './commit-writes.js';
import { storeCollectionsOf } from './store-collections.js';
import { EACH_STEP, LAST, Outage, Disturbance, disturbedStores } from './testing/disturbed-store.js';
import { PROJECTION, UPDATES, commitNewer, commitSecond, lead, seen } from './testing/two-commits.js';

describeOnMongodb('a commit on MongoDB and others beside it', () => {
  const { disturbed, openWith, db, close } = disturbedStores();
  afterAll(close);

  it.each(EACH_STEP)('changes nothing when it wakes up before command %i, %s, and the other is further', (at) =>
    disturbed(async (store, disturbance, { another }) => {
      const other = await another();
      let further: Awaited<ReturnType<typeof seen>> | undefined;
      disturbance.arm(at, async (_command, run) => {
        await lead(other, 'two');
        await commitSecond(other, 2);
        await commitNewer(other, 2);
        further = await seen(other);
        return run();
      });
      await expect(commitSecond(store, 1)).rejects.toThrow(CheckpointConflict);
      expect(further?.at).toBe(position(20));
      expect(await seen(other)).toEqual(further);
      expect(await other.checkpoint(PROJECTION)).toEqual({ position: position(20), epoch: 2 });
    })(),
  );

  it.each(EACH_STEP.slice(0, LAST))('moves no checkpoint when another took the lease before command %i, %s', (at) =>
    disturbed(async (store, disturbance, { another }) => {
      const other = await another();
      disturbance.arm(at, async (_command, run) => {
        await lead(other, 'two');
        return run();
      });
      await expect(commitSecond(store, 1)).rejects.toThrow(CheckpointConflict);
      expect(await other.checkpoint(PROJECTION)).toEqual({ position: position(2), epoch: 1 });
      await commitSecond(other, 2);
      expect((await other.checkpoint(PROJECTION))?.position).toBe(position(10));
    })(),
  );

  it(
    'moves no checkpoint that a newer epoch has claimed',
    disturbed(async (store, disturbance, { another }) => {
      const claimant = new Disturbance();
      const other = await openWith(claimant);
      disturbance.arm(LAST, async (_command, run) => {
        await lead(other, 'two');
        claimant.arm(1, () => Promise.reject(new Outage()));
        await expect(commitSecond(other, 2)).rejects.toThrow(Outage);
        return run();
      });
      await expect(commitSecond(store, 1)).rejects.toThrow(CheckpointConflict);
      expect((await (await another()).checkpoint(PROJECTION))?.position).toBe(position(2));
    }),
  );

  it.each(EACH_STEP.slice(1))('keeps others of its epoch out, here before command %i, %s', (at) =>
    disturbed(async (store, disturbance, { another }) => {
      const other = await another();
      disturbance.arm(at, async (_command, run) => {
        await expect(commitNewerFrom2(other)).rejects.toThrow(CheckpointConflict);
        return run();
      });
      await commitSecond(store, 1);
      expect(await store.get(COLLECTION, 'fresh')).toEqual({ id: 'fresh', name: 'second' });
    })(),
  );

  it(
    'lets another of its epoch continue from where it ended',
    disturbed(async (store, _, { another }) => {
      await commitSecond(store, 1);
      const other = await another();
      await commitNewer(other, 1);
      expect(await other.checkpoint(PROJECTION)).toEqual({ position: position(20), epoch: 1 });
    }),
  );

  it(
    'gives way to a later one of the same store',
    disturbed(async (store, disturbance) => {
      disturbance.arm(LAST, async (_command, run) => {
        disturbance.arm(0, async (_claim, claim) => {
          await claim();
          throw new Outage();
        });
        await expect(commitNewerFrom2(store)).rejects.toThrow(Outage);
        return run();
      });
      await expect(commitSecond(store, 1)).rejects.toThrow(CheckpointConflict);
      expect((await store.checkpoint(PROJECTION))?.position).toBe(position(2));
    }),
  );

  it(
    'moves nothing when it stood still after it asked for the lease',
    disturbed(async (store) => {
      const collections = storeCollectionsOf(await db());
      const times = [0, 5_001];
      const committer = {
        store: collections,
        claim: { store: 's', commit: 1, epoch: 1 },
        elapsedMs: () => times.shift()!,
      };
      const move = { projection: PROJECTION, from: position(2), to: position(3), epoch: 1 };
      await expect(commitWrites(committer, [], move, JSON.stringify(UPDATES))).rejects.toThrow(CheckpointConflict);
      expect((await store.checkpoint(PROJECTION))?.position).toBe(position(2));
    }),
  );
});

const commitNewerFrom2 = (store: ReadStore): Promise<void> =>
  store.commit([{ collection: COLLECTION, id: 'fresh', document: { id: 'fresh', n: 9 }, position: position(9) }], {
    projection: PROJECTION,
    from: position(2),
    to: position(9),
    epoch: 1,
  });
