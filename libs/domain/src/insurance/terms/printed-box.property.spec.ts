import fc from 'fast-check';
import {
  boxTextLength,
  CHARACTERS_PER_LINE,
  companyNameLength,
  addressLength,
  printedLines,
  type BoxText,
} from './printed-box.js';

const text = (most: number) =>
  fc.oneof(fc.string({ maxLength: most }), fc.string({ maxLength: most, unit: 'grapheme' }), fc.lorem({ maxCount: 8 }));
const address = fc.record({
  address1: text(90),
  address2: text(50),
  city: text(50),
  state: text(20),
  postalCode: text(10),
});
const box: fc.Arbitrary<BoxText> = fc.record({
  names: fc.array(text(130), { maxLength: 4 }),
  address: fc.option(address),
});
const lettersOf = (lines: readonly string[]) => lines.join('').replaceAll(/[\s,]/g, '');

describe('the text of a box of a certificate', () => {
  it('is the name, and whole lines for each further name [D06]', () => {
    expect(companyNameLength(['Harbor Point LLC'])).toBe(16);
    expect(companyNameLength(['Harbor Point LLC', 'Its parent'])).toBe(16 + 40);
    expect(companyNameLength(['Harbor Point LLC', 'n'.repeat(41), ''])).toBe(16 + 80);
  });

  it('is whole lines for the street, and the rest of the address [D06]', () => {
    const there = {
      address1: '1 Harbor Street',
      address2: 'Suite 5',
      city: 'Denver',
      state: 'CO',
      postalCode: '80202',
    };
    expect(addressLength(there)).toBe(40 + 'Suite 5, Denver, CO 80202'.length);
    expect(addressLength({ ...there, address1: 's'.repeat(41), address2: '' })).toBe(80 + 'Denver, CO 80202'.length);
  });

  it('never counts more than its printed lines hold [D06]', () =>
    fc.assert(fc.property(box, (given) => boxTextLength(given) <= printedLines(given).length * CHARACTERS_PER_LINE)));

  it('is printed whole, in lines of at most 40 characters without spaces around them [D06]', () =>
    fc.assert(
      fc.property(box, (given) => {
        const lines = printedLines(given);
        const { address1 = '', address2 = '', city = '', state = '', postalCode = '' } = given.address ?? {};
        expect(lines.every((line) => Array.from(line).length <= CHARACTERS_PER_LINE && line === line.trim())).toBe(
          true,
        );
        expect(lettersOf(lines)).toBe(lettersOf([...given.names, address1, address2, city, state, postalCode]));
      }),
    ));

  it('grows with each further name and character, and counts an emoji as one [D06]', () =>
    fc.assert(
      fc.property(box, text(60), (given, further) => {
        const more = { ...given, names: [...(given.names.length ? given.names : ['']), further] };
        expect(boxTextLength(more)).toBeGreaterThanOrEqual(boxTextLength(given));
        expect(companyNameLength(['🚧🚧🚧'])).toBe(3);
      }),
    ));

  it('is counted at once also where a text has a million characters [D06]', () => {
    expect(companyNameLength(['n'.repeat(1_000_000)])).toBe(1_000_000);
    expect(printedLines({ names: ['n'.repeat(1_000_000)], address: null })).toHaveLength(25_000);
  });
});
