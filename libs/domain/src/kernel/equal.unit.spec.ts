import { equal } from './equal.js';

describe('equal', () => {
  it.each([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [null, null],
    [[], []],
  ])('finds %j and %j the same', (a, b) => expect(equal(a, b)).toBe(true));

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [[1, 2], [2, 1]],
    [[1], [1, undefined]],
    [[], {}],
    [null, {}],
    ['1', 1],
  ])('distinguishes %j from %j', (a, b) => expect(equal(a, b)).toBe(false));
});
