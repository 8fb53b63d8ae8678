import type { WordSource } from '../page/page-content.js';
import { labelLettersOf } from './label-letters.js';

const word = (text: string, source: WordSource) => ({
  text,
  source,
  certainty: 0.9,
  box: { left: 0, right: 9, bottom: 0, top: 9 },
});

describe('the letters of a word as labels have them [E02]', () => {
  it.each([
    ['OCCURRENGE', 'OCCURRENCE'],
    ['CLAMS-MADE', 'CLAIMSMADE'],
    ['POUCY', 'POUCY'],
    ['POLICV', 'POLICY'],
    ['GL88120', 'GL88120'],
    ['Granite', 'GRANITE'],
    ['EFF', 'EFF'],
  ])('are those of the word that it nearly is, where a picture shows %s', (text, letters) =>
    expect(labelLettersOf(word(text, 'picture'))).toBe(letters),
  );

  it('are its own where it is no word of a picture', () =>
    expect(labelLettersOf(word('OCCURRENGE', 'text'))).toBe('OCCURRENGE'));
});
