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
    const [one, two] = [shareOf('one'), shareOf('two')];
    await one.beat(LEASES);
    takenBy(one);
    await two.beat(LEASES);
    await one.beat(LEASES);
    expect(one.surplus).toEqual(['d', 'e']);
    expect(takenBy(two)).toEqual(['a', 'b', 'c']);
    one.leave('e');
    one.leave('d');
    expect(one.surplus).toEqual([]);
    expect(one.enter('e')).toBe(false);
  });

  it('grows again when the other was silent for as long as a lease lives, or has retired', async () => {
    const [one, two] = [shareOf('one'), shareOf('two')];
    await two.beat(LEASES);
    await one.beat(LEASES);
    expect(takenBy(one)).toHaveLength(3);
    later(DEFAULT_OPTIONS.leaseTtlMs - 1);
    await one.beat(LEASES);
    expect(one.enter('d')).toBe(false);
    later(1);
    await one.beat(LEASES);
    expect(takenBy(one)).toEqual(LEASES);
    await two.beat(LEASES);
    await two.retire();
    await one.beat(LEASES);
    expect(one.surplus).toEqual([]);
  });

  it('grows again at once when the other is known to be dead', async () => {
    const isDead = (owner: string) => owner === 'two';
    const one = new LeaseShare({
      reads,
      clock,
      owner: 'one',
      options: DEFAULT_OPTIONS,
      heartbeats: new HeartbeatWatch(() => elapsed, isDead),
    });
    await shareOf('two').beat(LEASES);
    await one.beat(LEASES);
    expect(takenBy(one)).toEqual(LEASES);
  });

  it('counts no process by its clock: one that is a year ahead and dead is not, one whose clock stands still is', async () => {
    const dead = new LeaseShare({
      reads,
      owner: 'dead',
      options: DEFAULT_OPTIONS,
      heartbeats: new HeartbeatWatch(() => elapsed),
      clock: new MovedClock('2027-11-21T12:00:00.000Z'),
    });
    const [one, two] = [shareOf('one'), shareOf('two')];
    await dead.beat(LEASES);
    for (let beat = 0; beat < 5; beat += 1, later(DEFAULT_OPTIONS.leaseRenewMs))
      for (const share of [one, two]) await share.beat(LEASES);
    expect([takenBy(one).length, takenBy(two).length]).toEqual([3, 3]);
  });

  it('leaves to a process what no other would take', async () => {
    const [old, young] = [shareOf('old'), shareOf('young')];
    await young.beat(['a', 'z']);
    await old.beat(LEASES);
    expect(takenBy(old)).toEqual(LEASES);
  });

  it('never stands in the way of what no other would take', async () => {
    const [one, two] = [shareOf('one'), shareOf('two')];
    await one.beat([...LEASES, 'only']);
    for (const name of [...LEASES, 'only']) one.enter(name);
    await two.beat(LEASES);
    await one.beat([...LEASES, 'only']);
    expect(one.surplus).toEqual(['d', 'e']);
    one.leave('only');
    expect(one.enter('only')).toBe(true);
  });

  it('counts what it had before it was shared out, to be given up like any other', async () => {
    const [one, two] = [shareOf('one'), shareOf('two')];
    await two.beat(LEASES);
    await one.beat(LEASES);
    takenBy(one);
    one.adopt('d');
    expect(one.surplus).toEqual(['d']);
  });

  it('gives back what was not to be had', async () => {
    const [one, two] = [shareOf('one'), shareOf('two')];
    await one.beat(LEASES);
    await two.beat(LEASES);
    await one.beat(LEASES);
    takenBy(one);
    one.leave('a');
    expect(one.enter('e')).toBe(true);
  });
});
