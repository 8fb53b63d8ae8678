import { ended, endedOnce, listed, named, plain } from './sentence-parts.js';

describe('wording', () => {
  it('marks a name, whatever it is made of', () => {
    expect(named('Keystone Risk')).toBe('*Keystone Risk*');
    expect(named(' A*B ')).toBe('*AB*');
    expect(plain('*really*')).toBe('really');
  });

  it('lists as people do', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      'none',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('ends a sentence once', () => expect([ended('So'), ended('So.'), ended('So?')]).toEqual(['So.', 'So.', 'So?']));

  it.each([
    ['It went to *Brandt Co.*.', 'It went to *Brandt Co.*'],
    ['It went to Brandt Co.. Read it.', 'It went to Brandt Co. Read it.'],
    ['It went to “Brandt Co.”. Read it.', 'It went to “Brandt Co.” Read it.'],
    ['Brandt Co., as asked.', 'Brandt Co., as asked.'],
    ['They say: wait...', 'They say: wait...'],
    ['It ended.', 'It ended.'],
  ])('ends once with a name that has a period: %s', (text, once) => expect(endedOnce(text)).toBe(once));
});
