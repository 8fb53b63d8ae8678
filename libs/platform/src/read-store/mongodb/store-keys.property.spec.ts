import fc from 'fast-check';
import { COMPOUND } from '../field-value.js';
import { ABOVE_NUMBERS, ABOVE_TEXT, LOWEST_NUMBER, LOWEST_TEXT, keyOf, keysOf, valueOf } from './store-keys.js';

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyText = fc.string({ unit: 'binary' });
const PLACES = ['boolean', 'number', 'string'];

/** As the port sorts: by type, then by value; text by code points. */
function compared(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a !== typeof b) return PLACES.indexOf(typeof a) - PLACES.indexOf(typeof b);
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(String(b)));
  return Number(a) - Number(b);
}

describe('a value as a key of MongoDB', () => {
  const anyScalar = fc.oneof(fc.boolean(), anyNumber, fc.maxSafeInteger(), anyText);

  it('sorts as the value does, as bytes', () => {
    fc.assert(
      fc.property(anyScalar, anyScalar, (a, b) => {
        const bytes = Buffer.compare(Buffer.from(keyOf(a)), Buffer.from(keyOf(b)));
        expect(Math.sign(bytes)).toBe(Math.sign(compared(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the value back; there is one zero', () => {
    fc.assert(fc.property(anyScalar, (value) => expect(valueOf(keyOf(value))).toBe(Object.is(value, -0) ? 0 : value)));
    expect(keyOf(-0)).toBe(keyOf(0));
    expect([valueOf(null), valueOf(undefined)]).toEqual([null, null]);
  });

  it('lies within the bounds of its type', () => {
    fc.assert(
      fc.property(anyNumber, anyText, (number, text) => {
        expect(LOWEST_NUMBER <= keyOf(number) && keyOf(number) < ABOVE_NUMBERS).toBe(true);
        expect(LOWEST_TEXT <= keyOf(text) && keyOf(text) < ABOVE_TEXT && keyOf(text) < keyOf(COMPOUND)).toBe(true);
      }),
    );
  });

  it('is kept for every path that can be asked for, and not for the id', () => {
    const odd = { 'a.b': 1, $where: 1, ü: 1, '': 1, ['__proto__']: 1, 'A-b': null };
    expect(keysOf({ id: 'x', odd, list: [{ n: 1 }], deep: { id: 'y', more: {} } })).toEqual(
      Object.fromEntries([
        ['odd', '~'],
        ['odd:__proto__', keyOf(1)],
        ['list', '~'],
        ['deep', '~'],
        ['deep:id', "'y"],
        ['deep:more', '~'],
      ]),
    );
  });
});
