import { StoreUnreachable } from '../errors/store-unreachable.js';
import { answeredInTime } from './answered-in-time.js';

describe('an answer awaited for a while', () => {
  it('is what the work answers, or throws', async () => {
    const failure = new RangeError('no');
    expect(await answeredInTime(Promise.resolve(7), 1_000)).toBe(7);
    await expect(answeredInTime(Promise.reject(failure), 1_000)).rejects.toBe(failure);
  });

  it('is StoreUnreachable when it does not come, and a later answer is ignored', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = new Promise<void>((_resolve, reject) => (fail = reject));
    await expect(answeredInTime(late, 10)).rejects.toBeInstanceOf(StoreUnreachable);
    fail(new Error('too late to matter'));
    await expect(late).rejects.toThrow('too late');
  });
});
