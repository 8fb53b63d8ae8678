import { MovedClock } from '#clock/clock';
import { DEFAULT_OPTIONS } from '#engine/engine-options';
import { HeartbeatWatch } from './heartbeat-watch.js';
import { LeaseShare } from './lease-share.js';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';

const LEASES = ['a', 'b', 'c', 'd', 'e'];

describe('a share of the leases', () => {
  let reads: InMemoryReadStore;
  const clock = new MovedClock('2026-11-21T12:00:00.000Z');
  let elapsed: number;
  beforeEach(() => {
    elapsed = 0;
    reads = new InMemoryReadStore();
  });

  const shareOf = (owner: string) =>
    new LeaseShare({ reads, clock, owner, options: DEFAULT_OPTIONS, heartbeats: new HeartbeatWatch(() => elapsed) });
  const later = (ms: number) => (elapsed += ms);
  const takenBy = (share: LeaseShare) => LEASES.filter((name) => share.enter(name));

  it('is all of them for a process that is alone', async () => {
    const alone = shareOf('one');
    await alone.beat(LEASES);
    expect(takenBy(alone)).toEqual(LEASES);
    expect(alone.surplus).toEqual([]);
  });

  it('is the half of them, rounded up, once another lives; what was taken last is given up', async () => {
    const [first, second] = [shareOf('one'), shareOf('two')];
    await first.beat(LEASES);
    takenBy(first);
    await second.beat(LEASES);
    await first.beat(LEASES);
    expect(first.surplus).toEqual(['d', 'e']);
    expect(takenBy(second)).toEqual(['a', 'b', 'c']);
    first.leave('e');
    first.leave('d');
    expect(first.surplus).toEqual([]);
    expect(first.enter('e')).toBe(false);
  });

  it('grows again when the other was silent for as long as a lease lives, or has retired', async () => {
    const [first, second] = [shareOf('one'), shareOf('two')];
    await second.beat(LEASES);
    await first.beat(LEASES);
    expect(takenBy(first)).toHaveLength(3);
    later(DEFAULT_OPTIONS.leaseTtlMs - 1);
    await first.beat(LEASES);
    expect(first.enter('d')).toBe(false);
    later(1);
    await first.beat(LEASES);
    expect(takenBy(first)).toEqual(LEASES);
    await second.beat(LEASES);
    await second.retire();
    await first.beat(LEASES);
    expect(first.surplus).toEqual([]);
  });

  it('grows again at once when the other is known to be dead', async () => {
    const isDead = (owner: string) => owner === 'two';
    const share = new LeaseShare({
      reads,
      clock,
      owner: 'one',
      options: DEFAULT_OPTIONS,
      heartbeats: new HeartbeatWatch(() => elapsed, isDead),
    });
    await shareOf('two').beat(LEASES);
    await share.beat(LEASES);
    expect(takenBy(share)).toEqual(LEASES);
  });

  it('counts no process by its clock: one that is a year ahead and dead is not, one whose clock stands still is', async () => {
    const dead = new LeaseShare({
      reads,
      owner: 'dead',
      options: DEFAULT_OPTIONS,
      heartbeats: new HeartbeatWatch(() => elapsed),
      clock: new MovedClock('2027-11-21T12:00:00.000Z'),
    });
    const [first, second] = [shareOf('one'), shareOf('two')];
    await dead.beat(LEASES);
    for (let beat = 0; beat < 5; beat += 1, later(DEFAULT_OPTIONS.leaseRenewMs))
      for (const share of [first, second]) await share.beat(LEASES);
    expect([takenBy(first).length, takenBy(second).length]).toEqual([3, 3]);
  });

  it('leaves to a process what no other would take', async () => {
    const [old, young] = [shareOf('old'), shareOf('young')];
    await young.beat(['a', 'z']);
    await old.beat(LEASES);
    expect(takenBy(old)).toEqual(LEASES);
  });

  it('never stands in the way of what no other would take', async () => {
    const [first, second] = [shareOf('one'), shareOf('two')];
    await first.beat([...LEASES, 'only']);
    for (const name of [...LEASES, 'only']) first.enter(name);
    await second.beat(LEASES);
    await first.beat([...LEASES, 'only']);
    expect(first.surplus).toEqual(['d', 'e']);
    first.leave('only');
    expect(first.enter('only')).toBe(true);
  });

  it('counts what it had before it was shared out, to be given up like any other', async () => {
    const [first, second] = [shareOf('one'), shareOf('two')];
    await second.beat(LEASES);
    await first.beat(LEASES);
    takenBy(first);
    first.adopt('d');
    expect(first.surplus).toEqual(['d']);
  });

  it('gives back what was not to be had', async () => {
    const [first, second] = [shareOf('one'), shareOf('two')];
    await first.beat(LEASES);
    await second.beat(LEASES);
    await first.beat(LEASES);
    takenBy(first);
    first.leave('a');
    expect(first.enter('e')).toBe(true);
  });
});
