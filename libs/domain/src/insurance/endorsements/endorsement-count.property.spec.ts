import fc from 'fast-check';
import { COUNT_LENGTH, countSent, countText, isShareReached, LARGEST_COUNT, readCount } from './endorsement-count.js';

const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789*#+- .'), maxLength: 5 }));

describe('the count of an endorsement [C08]', () => {
  it.each<[string, ReturnType<typeof readCount>]>([
    ['', { count: null }],
    ['  ', { count: null }],
    ['1', { count: 1 }],
    ['012', { count: 12 }],
    ['999', { count: 999 }],
    ['#', { count: 'unlimited' }],
    ['*', { count: 'unlimited' }],
    ['10+', { count: 'unlimited' }],
    ['0', { wrong: true }],
    ['000', { wrong: true }],
    ['1000', { wrong: true }],
    ['-1', { wrong: true }],
    ['1.5', { wrong: true }],
    ['x', { wrong: true }],
    ['١', { wrong: true }],
  ])('%j is read as %j', (text, read) => expect(readCount(text)).toEqual(read));

  it('is above zero, unlimited, none or wrong, for any text', () =>
    fc.assert(
      fc.property(texts, (text) => {
        const read = readCount(text);
        if ('wrong' in read || read.count === null) return;
        expect(text.trim()).toMatch(/^[\d*#+]{1,3}$/);
        expect(
          read.count === 'unlimited' || (Number.isInteger(read.count) && read.count > 0 && read.count <= LARGEST_COUNT),
        ).toBe(true);
      }),
    ));

  it('reads what its field shows', () =>
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: LARGEST_COUNT }), fc.constant('unlimited' as const)), (count) => {
        expect(countText(count).length).toBeLessThanOrEqual(COUNT_LENGTH);
        expect(readCount(countText(count))).toEqual({ count });
      }),
    ));

  it('is unlimited where another program sends -1', () =>
    expect([-1, 0, 5, 'unlimited', '-1'].map(countSent)).toEqual(['unlimited', 0, 5, 'unlimited', '-1']));

  it('is reached by as many shares', () =>
    expect([
      isShareReached(2, 1),
      isShareReached(2, 2),
      isShareReached(2, 3),
      isShareReached('unlimited', 999),
      isShareReached(undefined, 9),
    ]).toEqual([false, true, true, false, false]));
});
