import { setImmediate as nextTurn } from 'node:timers/promises';
import { atOnce } from './at-once.js';

const NUMBERS = Array.from({ length: 20 }, (_, index) => index);

describe('work at once', () => {
  it('does each item once, with no more under way than allowed', async () => {
    const done: number[] = [];
    let [underWay, most] = [0, 0];
    await atOnce(3, NUMBERS, async (item) => {
      most = Math.max(most, (underWay += 1));
      await nextTurn();
      underWay -= 1;
      done.push(item);
    });
    expect([done, most]).toEqual([NUMBERS, 3]);
  });

  it('begins nothing after a failure, and throws it when the rest has ended', async () => {
    const ended: number[] = [];
    const work = async (item: number) => {
      await nextTurn();
      if (item === 4) throw new Error('four');
      ended.push(item);
    };
    await expect(atOnce(2, NUMBERS, work)).rejects.toThrow('four');
    expect(ended.length).toBeLessThan(7);
  });

  it('has nothing to do without items', () => atOnce(3, [], () => Promise.reject(new Error('never'))));
});
