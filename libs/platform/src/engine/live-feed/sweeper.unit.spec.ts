import { MovedClock } from '#clock/clock';
import { Sweeper, OUTBOX_KEPT_MS, TOMBSTONES_KEPT_MS } from './sweeper.js';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';

const VIEW = 'teams@1';
const update = { view: 'teams', ids: ['red'], position: '', audience: ['c'] };

describe('the sweeper', () => {
  let reads: InMemoryReadStore;
  let clock: MovedClock;
  let sweeper: Sweeper;
  beforeEach(async () => {
    reads = new InMemoryReadStore();
    clock = new MovedClock('2026-11-21T12:00:00.000Z');
    sweeper = new Sweeper(reads, clock);
    await reads.declare(VIEW, []);
    await commit(null, '01');
    await sweeper.sweep();
  });

  /** Deletes `red` and publishes that. */
  const commit = (from: string | null, to: string) =>
    reads.commit(
      [{ collection: VIEW, id: `red${to}`, document: null, position: to }],
      { projection: VIEW, from, to, epoch: 1 },
      [update],
    );
  const later = async (ms: number) => {
    clock.moveTo(new Date(Date.parse(clock.now()) + ms).toISOString());
    await sweeper.sweep();
  };
  const publishedAt = async () => (await reads.readOutbox(VIEW, '', '99', 10)).commits.map(({ position }) => position);
  const buriedAt = async () => (await reads.getWithPositions(VIEW, ['red01', 'red02'])).map(({ position }) => position);

  it('prunes what was published longer ago than pages are waited for, and nothing younger', async () => {
    await commit('01', '02');
    await later(OUTBOX_KEPT_MS - 1);
    expect(await publishedAt()).toEqual(['01', '02']);
    await later(60_000);
    expect(await publishedAt()).toEqual(['02']);
    expect((await reads.readOutbox(VIEW, '', '99', 10)).complete).toBe(false);
    await later(OUTBOX_KEPT_MS);
    expect(await publishedAt()).toEqual([]);
  });

  it('drops tombstones that are a day old', async () => {
    await commit('01', '02');
    await later(TOMBSTONES_KEPT_MS - 60_000);
    expect(await buriedAt()).toEqual(['01', '02']);
    await later(60_000);
    expect(await buriedAt()).toEqual(['02']);
    await later(TOMBSTONES_KEPT_MS);
    expect(await buriedAt()).toEqual([]);
  });

  it('leaves a store that does not answer for the next time', async () => {
    reads.outage = new Error('no answer');
    await expect(later(OUTBOX_KEPT_MS)).rejects.toThrow('no answer');
    reads.outage = null;
    await later(60_000);
    expect(await publishedAt()).toEqual([]);
  });
});
