import { equal, sameContent } from './equal.js';

describe('equal', () => {
  it.each([
    [
      { a: 1, b: [1, 2] },
      { b: [1, 2], a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [null, null],
    [[], []],
  ])('finds %j and %j the same', (a, b) => expect(equal(a, b)).toBe(true));

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, undefined]],
    [[], {}],
    [null, {}],
    ['1', 1],
  ])('distinguishes %j from %j', (a, b) => expect(equal(a, b)).toBe(false));
});

describe('the same content', () => {
  const proof = { code: 'waiver', form: 'CG 24 04' };
  it('does not depend on the order of a list', () => {
    expect(sameContent([{ code: 'ongoing' }, proof], [proof, { code: 'ongoing', form: undefined }])).toBe(true);
    expect(sameContent(null, null)).toBe(true);
  });
  it('depends on each of its items', () => {
    expect(sameContent([proof], [proof, proof])).toBe(false);
    expect(sameContent([proof], [{ ...proof, form: 'CG 20 10' }])).toBe(false);
    expect(sameContent([], null)).toBe(false);
  });
});
