import {
  MongoBulkWriteError,
  MongoInvalidArgumentError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
  type BulkWriteResult,
} from 'mongodb';
import { StoreUnreachable } from '../errors/store-unreachable.js';
import { asUnreachable, handedIn, reachable } from './unreachable.js';

const named = (name: string): Error => Object.defineProperty(new MongoNetworkError(name), 'name', { value: name });
const coded = (code: number): Error => new MongoServerError({ message: `code ${code}`, code });
const bulk = (writeErrors: readonly object[], concern?: { readonly code: number }): Error =>
  new MongoBulkWriteError(
    { message: 'some of it failed', code: 8, writeErrors } as never,
    { getWriteConcernError: () => concern } as unknown as BulkWriteResult,
  );

describe('errors that say that no server answered', () => {
  it.each([
    ['a broken connection', new MongoNetworkError('read ECONNRESET')],
    [
      'a socket that broke while it was written to',
      Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET' }),
    ],
    ['no answer in time', new MongoNetworkTimeoutError('timed out')],
    ['no server to be found', new MongoServerSelectionError('none', {} as never)],
    ['a pool that was cleared', named('MongoPoolClearedError')],
    ['a pool without a free connection', named('MongoWaitQueueTimeoutError')],
    ['a client that is closing', named('MongoTopologyClosedError')],
    ['no answer within the time of the address', named('MongoOperationTimeoutError')],
    ['an index that was dropped while it was read', coded(175)],
    ['a primary that stepped down', coded(189)],
    ['a member that is no primary', coded(10_107)],
    ['a server that shuts down', coded(91)],
    [
      'a write that too few members have',
      new MongoWriteConcernError({ ok: 1, writeConcernError: { code: 64, errmsg: 'late' } } as never),
    ],
    ['a part of a bulk write on a member that is no primary', bulk([{ code: 10_107 }])],
    [
      'a bulk write whose connection broke',
      new MongoBulkWriteError(
        new MongoNetworkError('read ECONNRESET') as never,
        { getWriteConcernError: () => undefined } as unknown as BulkWriteResult,
      ),
    ],
    ['a member that was taken away', named('MongoServerClosedError')],
    ['a bulk write that too few members have', bulk([], { code: 91 })],
  ])('%s', (_what, error) => {
    const wrapped = asUnreachable(error) as StoreUnreachable;
    expect(wrapped).toBeInstanceOf(StoreUnreachable);
    expect(wrapped.cause).toBe(error);
    expect(wrapped.message).toContain(error.message);
  });

  it.each([
    ['a duplicate key', coded(11_000)],
    ['a duplicate key in a bulk write', bulk([{ code: 11_000 }])],
    ['a misuse of the driver', new MongoInvalidArgumentError('what?')],
    ['a full disk', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })],
    ['an error of our own', new Error('connection lost')],
    ['no error at all', 'text'],
  ])('and not %s', (_what, error) => {
    expect(asUnreachable(error)).toBe(error);
  });
});

describe('an error of what a caller handed in', () => {
  it('is reported as it is, even where it reads like one of the store', async () => {
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const content = async function* () {
      yield 1;
      await Promise.reject(lost);
    };
    const store = reachable({
      put: async (pieces: AsyncIterable<number>) => {
        for await (const _ of handedIn(pieces));
      },
    });
    await expect(store.put(content())).rejects.toBe(lost);
  });
});

class Shop {
  private sold = 0;
  readonly name = 'shop';
  constructor(private readonly failure: Error | null) {}

  async sell(count: number): Promise<number> {
    if (this.failure) throw this.failure;
    this.sold += count;
    return this.sold;
  }

  async *list(): AsyncIterable<number> {
    yield 1;
    if (this.failure) throw this.failure;
  }

  never(): Promise<void> {
    return new Promise(() => undefined);
  }

  count(): number {
    return this.sold;
  }
}

describe('a store made reachable', () => {
  const collected = async (numbers: AsyncIterable<number>): Promise<number[]> => {
    const found: number[] = [];
    for await (const number of numbers) found.push(number);
    return found;
  };

  it('does what it did before', async () => {
    const shop = reachable(new Shop(null));
    expect(await shop.sell(2)).toBe(2);
    expect(await shop.sell(3)).toBe(5);
    expect([shop.count(), shop.name, await collected(shop.list())]).toEqual([5, 'shop', [1]]);
  });

  it('throws StoreUnreachable from promises and from what is read piece by piece', async () => {
    const shop = reachable(new Shop(new MongoNetworkError('gone')));
    await expect(shop.sell(1)).rejects.toBeInstanceOf(StoreUnreachable);
    await expect(collected(shop.list())).rejects.toBeInstanceOf(StoreUnreachable);
  });

  it('leaves other errors alone', async () => {
    const failure = new RangeError('too many');
    await expect(reachable(new Shop(failure)).sell(1)).rejects.toBe(failure);
  });

  it('waits no longer than it is allowed to', async () => {
    await expect(reachable(new Shop(null), 20).never()).rejects.toThrow(new StoreUnreachable('No answer within 20 ms'));
    expect(await reachable(new Shop(null), 20).sell(1)).toBe(1);
  });
});
