import { describeOnMongodb } from '#mongodb/testing/mongodb-under-test';
import { position } from '../testing/opened-read-store.js';
import { EACH_STEP, LAST, Outage, STEPS, disturbedStores } from './testing/disturbed-store.js';
import { PROJECTION, UPDATES, commitSecond, lead, seen } from './testing/two-commits.js';
import type { Watch } from './testing/watched-db.js';

describeOnMongodb('a commit that is broken off on MongoDB', () => {
  const { disturbed, close } = disturbedStores();
  afterAll(close);

  /** What there is to see when nothing goes wrong. */
  let expected: Awaited<ReturnType<typeof seen>>;
  beforeAll(
    disturbed(async (store) => {
      await commitSecond(store, 1);
      expected = await seen(store);
    }),
  );

  it(
    'would have gone step by step, the checkpoint last',
    disturbed(async (store, disturbance) => {
      disturbance.arm(0, null);
      await commitSecond(store, 1);
      expect(disturbance.seen).toEqual(STEPS);
      expect(expected).toMatchObject({
        at: position(10),
        count: 41,
        commits: [{ position: position(10), updates: UPDATES }],
      });
      expect(expected.documents.get('b')).toEqual([position(9), null]);
    }),
  );

  describe.each([
    ['before', false],
    ['after', true],
  ] as const)('%s a command was done', (_, done) => {
    const outage: Watch = async (_command, run) => {
      if (done) await run();
      throw new Outage();
    };
    const movedAt = (at: number): boolean => done && at === LAST;

    it.each(EACH_STEP)('%i, %s: is done again by the next leader', (at) =>
      disturbed(async (store, disturbance, { another }) => {
        disturbance.arm(at, outage);
        await expect(commitSecond(store, 1)).rejects.toThrow(Outage);
        const other = await another();
        expect((await other.checkpoint(PROJECTION))?.position).toBe(position(movedAt(at) ? 10 : 2));
        expect(await lead(other, 'two')).toEqual({ epoch: 2 });
        if (!movedAt(at)) await commitSecond(other, 2);
        expect(await seen(other)).toEqual(expected);
      })(),
    );

    it.each(EACH_STEP)('%i, %s: may be done again by the same store', (at) =>
      disturbed(async (store, disturbance) => {
        disturbance.arm(at, outage);
        await expect(commitSecond(store, 1)).rejects.toThrow(Outage);
        if (!movedAt(at)) await commitSecond(store, 1);
        expect(await seen(store)).toEqual(expected);
      })(),
    );
  });
});
