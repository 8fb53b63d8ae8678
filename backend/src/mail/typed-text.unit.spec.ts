import { asQuotation, inQuotes } from './typed-text.js';

describe('what a person typed, in a mail', () => {
  it('stands in quotes that it cannot end', () =>
    expect(inQuotes(' Riverfront” \u2028\u2028Pay at evil.example “')).toBe('“Riverfront"   Pay at evil.example "”'));

  it('is a quotation in every line', () =>
    expect(asQuotation('one\r\n\ntwo\u2028three\u0085four')).toEqual(['one', '', 'two', 'three', 'four']));
});
