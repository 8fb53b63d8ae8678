import { projectionLease } from '#read-store/leases.port';
import { FoldWatch } from './fold-watch.js';
import { HeartbeatWatch } from '#engine/leases/heartbeat-watch';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';

const TTL_MS = 10_000;

describe('views that nobody folds', () => {
  let reads: InMemoryReadStore;
  let begun: Map<string, string>;
  let now: number;
  let dead: string;
  let watch: FoldWatch;
  beforeEach(() => {
    reads = new InMemoryReadStore();
    [begun, now, dead] = [new Map(), 0, ''];
    const alias = { version: 1, collection: 'rows@1', switchedAt: '2026-11-22T09:00:00.000Z' };
    const deployments = { aliases: async () => new Map([['rows', alias]]), begun: async () => begun };
    watch = new FoldWatch({
      reads,
      deployments,
      views: ['rows'],
      leaseTtlMs: TTL_MS,
      heartbeats: new HeartbeatWatch(
        () => now,
        (owner) => owner === dead,
      ),
    });
  });

  const after = async (ms: number): Promise<readonly string[]> => {
    now += ms;
    await watch.refresh();
    return watch.unfolded;
  };

  it('are those whose lease is free for twice as long as a lease lives, and no longer once someone takes it', async () => {
    expect(await after(0)).toEqual([]);
    expect(await after(2 * TTL_MS - 1)).toEqual([]);
    expect(await after(1)).toEqual(['rows']);
    await reads.acquireLease(projectionLease('rows@1'), 'one', TTL_MS, 0);
    expect(await after(1)).toEqual([]);
  });

  it('are those whose owner is dead, however far ahead its clock was, and none whose owner lives', async () => {
    const lease = projectionLease('rows@1');
    await reads.acquireLease(lease, 'one', TTL_MS, Date.now() + 365 * 86_400_000);
    for (let beat = 0; beat < 4; beat += 1) {
      expect(await after(2 * TTL_MS - 1)).toEqual([]);
      await reads.renewLeases([{ name: lease, epoch: 1 }], 'one');
    }
    await after(1);
    expect([await after(TTL_MS), watch.unheld]).toEqual([[], ['rows']]);
    expect(await after(2 * TTL_MS)).toEqual(['rows']);
  });

  it('are unheld as soon as their owner is known to be dead, until another takes them', async () => {
    const lease = projectionLease('rows@1');
    await reads.acquireLease(lease, 'one', TTL_MS, 0);
    expect([await after(0), watch.unheld]).toEqual([[], []]);
    dead = 'one';
    expect([await after(0), watch.unheld]).toEqual([[], ['rows']]);
    await reads.acquireLease(lease, 'two', TTL_MS, 0, (await reads.heldLeases([lease])).get(lease)!.heartbeat);
    expect([await after(0), watch.unheld]).toEqual([[], []]);
  });

  it('are not those whose next collection is being built', async () => {
    begun.set('rows', 'rows@2');
    await reads.acquireLease(projectionLease('rows@2'), 'two', TTL_MS, 0);
    for (let beat = 0; beat < 3; beat += 1) {
      expect(await after(2 * TTL_MS - 1)).toEqual([]);
      await reads.renewLeases([{ name: projectionLease('rows@2'), epoch: 1 }], 'two');
    }
  });
});
