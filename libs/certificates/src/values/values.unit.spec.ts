import { amountIn } from './amount-value.js';
import { dateIn } from './date-value.js';
import { insurerLettersIn, yesOrNo } from './insurer-letters.js';
import { partyLines } from './party-lines.js';

describe('a date on a certificate [E02]', () => {
  it.each([
    ['01/31/2026', '2026-01-31'],
    ['1/3/2026', '2026-01-03'],
    ['01-31-26', '2026-01-31'],
    ['01.31.2026', '2026-01-31'],
    ['2026-01-31', '2026-01-31'],
    ['31-Jan-2026', '2026-01-31'],
  ])('%s is a day', (text, day) => expect(dateIn(text)).toBe(day));

  it.each(['13/01/2026', '02/30/2026', '1/2026', 'TBD', '313-775-8809', ''])('"%s" is none', (text) =>
    expect(dateIn(text)).toBeNull(),
  );
});

describe('a limit on a certificate [E02]', () => {
  it.each([
    ['1,000,000', 100_000_000],
    ['$ 1,000,000.00', 100_000_000],
    ['1000000', 100_000_000],
    ['$1M', 100_000_000],
    ['1.5MM', 150_000_000],
    ['500K', 50_000_000],
    ['1, 000,000', 100_000_000],
    ['0', 0],
  ])('%s is an amount in cents', (text, cents) => expect(amountIn(text)).toEqual({ cents, words: null }));

  it.each([
    ['INCLUDED', 'INCLUDED'],
    ['Incl.', 'INCLUDED'],
    ['Excluded', 'EXCLUDED'],
    ['N/A', 'NOT APPLICABLE'],
  ])('%s is said in words', (text, words) => expect(amountIn(text)).toEqual({ cents: null, words }));

  it.each(['1,00,000', 'A1', '1,000,000 / 2,000,000', 'See below', ''])('"%s" is none', (text) =>
    expect(amountIn(text)).toBeNull(),
  );
});

describe('letters and codes of a row [E02]', () => {
  it.each([
    ['A', ['A']],
    ['a, c', ['A', 'C']],
    ['B/C', ['B', 'C']],
  ])('%s are insurers', (text, letters) => expect(insurerLettersIn(text)).toEqual(letters));

  it.each(['G', 'X', 'AUTO', ''])('"%s" are none', (text) => expect(insurerLettersIn(text)).toBeNull());

  it.each([
    ['Y', true],
    ['X', true],
    ['no', false],
    ['?', null],
  ])('%s is said by a code', (text, isTicked) => expect(yesOrNo(text)).toBe(isTicked));
});

describe('a block of name and address [E02]', () => {
  it('has a name of two lines where the second continues it, and an address of the rest', () =>
    expect(
      partyLines(['Granite Roofing LLC', 'dba Harbor Roofs', '12 Mill St', 'Suite 4', 'St. Louis, MO 63101-2200']),
    ).toEqual({
      name: [0, 1],
      address: [2, 3],
      last: { line: 4, city: 'St. Louis', state: 'MO', zip: '63101-2200' },
    }));

  it('has its street in the line of the city, where it has no line of its own', () =>
    expect(partyLines(['Granite Roofing LLC', '12 Mill St, Golden, CO 80401'])).toEqual({
      name: [0],
      address: [],
      last: { line: 1, street: '12 Mill St', city: 'Golden', state: 'CO', zip: '80401' },
    }));

  it('takes no line for city, state and zip that is none', () =>
    expect(partyLines(['Granite Roofing LLC', '12 Mill St'])).toEqual({ name: [0], address: [1], last: null }));

  it('is nothing where nothing stands', () => expect(partyLines([])).toEqual({ name: [], address: [], last: null }));
});
