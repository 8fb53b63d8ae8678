import { systemClock } from '#clock/clock';
import { DEFAULT_OPTIONS } from '#engine/engine-options';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';
import { LeaseBook } from './lease-book.js';

const NAMES = ['a', 'b', 'c'];

describe('what a process reads and renews of its leases [K03]', () => {
  let reads: InMemoryReadStore;
  let book: LeaseBook;

  beforeEach(() => {
    jest.useFakeTimers();
    reads = new InMemoryReadStore();
    book = new LeaseBook({ reads, clock: systemClock, owner: 'one', options: DEFAULT_OPTIONS });
  });
  afterEach(() => jest.useRealTimers());

  it('is one question for all looks that meet, and another for the next', async () => {
    const heldLeases = jest.spyOn(reads, 'heldLeases');
    await reads.acquireLease('a', 'two', 1, 1);
    const looks = NAMES.map((name) => book.heldBy(name));
    await jest.advanceTimersByTimeAsync(DEFAULT_OPTIONS.standbyPollMs);
    expect((await Promise.all(looks)).map((held) => held?.owner)).toEqual(['two', undefined, undefined]);
    const next = book.heldBy('b');
    await jest.advanceTimersByTimeAsync(DEFAULT_OPTIONS.standbyPollMs);
    await next;
    expect(heldLeases.mock.calls).toEqual([[NAMES], [['b']]]);
  });

  it('is one renewal for all of them, which says which were lost; nothing is renewed once none is left', async () => {
    const renewed = jest.spyOn(reads, 'renewLeases');
    const lost: string[] = [];
    const leases = NAMES.map((name) => ({ name, epoch: 1, lost: () => void lost.push(name) }));
    for (const { name } of leases) await reads.acquireLease(name, name === 'b' ? 'two' : 'one', 1, 1);
    for (const lease of leases) book.keep(lease);
    await jest.advanceTimersByTimeAsync(DEFAULT_OPTIONS.leaseRenewMs);
    expect([renewed.mock.calls.length, lost]).toEqual([1, ['b']]);
    for (const lease of leases) book.remove(lease);
    await jest.advanceTimersByTimeAsync(3 * DEFAULT_OPTIONS.leaseRenewMs);
    expect(renewed).toHaveBeenCalledTimes(1);
  });
});
