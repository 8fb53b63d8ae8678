import fc from 'fast-check';
import { reason } from './note-fields.js';
import { plainText } from './plain-text.js';
import { policyNumber } from './policy-fields.js';

const NOT_PLAIN = { code: 'TEXT.NOT_PLAIN' };

describe('plain text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['a control character', 'a\u001bb'],
    ['DEL', '\u007f'],
    ['a control character of the second set', '\u0085'],
    ['an override of direction', 'GL-1\u202e321'],
    ['an isolate', '\u2066a\u2069'],
    ['half a character', 'a\ud800'],
    ['the other half', '\udc00a'],
  ])('refuses %s', (_what, text) => expect(plainText.check(text)).toEqual(NOT_PLAIN));

  it.each([
    ['lines and tabs', 'one\r\n\ttwo'],
    ['accents', 'Núñez'],
    ['a right-to-left name', 'שלום \u200f1'],
    ['a letter outside the basic plane', '\u{1f3d7} site'],
    ['no text', 7],
  ])('takes %s', (_what, text) => expect(plainText.check(text)).toBeNull());

  it('takes every whole character of a letter, mark, number or symbol', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plainText.check(text) === null));
  });

  it('speaks in the rules of fields, on the page as on the server', () => {
    expect([policyNumber.check('GL\u0000-1'), reason.check('so\u202e')]).toEqual([NOT_PLAIN, NOT_PLAIN]);
  });
});
