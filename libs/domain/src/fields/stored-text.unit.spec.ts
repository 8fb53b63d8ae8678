import fc from 'fast-check';
import { storedTexts, withoutHtml } from './stored-text.js';

describe('texts as they are stored [C01] [K02]', () => {
  it('are trimmed and composed, however deep, except secrets', () =>
    expect(
      storedTexts({
        name: ' Nu\u0301n\u0303ez ',
        lines: [' a ', { b: '\tc\n' }],
        count: 7,
        none: null,
        password: ' p ',
      }),
    ).toEqual({ name: 'Núñez', lines: ['a', { b: 'c' }], count: 7, none: null, password: ' p ' }));

  it.each([
    ['<b>Electrical</b> work', 'Electrical work'],
    ['<scr<b>ipt>alert(1)</script>', 'alert(1)'],
    ['a <!-- hidden\n --> b', 'a  b'],
    ['spans < 30 ft and > 10 ft', 'spans < 30 ft and > 10 ft'],
    ['<img src=x\nonerror=1>', ''],
  ])('lose their HTML: %j', (text, stripped) => expect(withoutHtml(text)).toBe(stripped));

  it('have no tag left', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 'b', '/', '!', '-', ' ') }),
        (text) => !/<\/?[a-z][^<>]*>/i.test(withoutHtml(text)),
      ),
    ));
});
