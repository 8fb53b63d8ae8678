import fc from 'fast-check';
import { after, calendarDate, dateText, moment, readDate } from './date-text.js';
import { all, fits, optional, required } from './field-rule.js';
import { listOf } from './list-rules.js';
import { integerBetween, wholeNonNegative } from './number-rules.js';
import { maxLength, minLength, oneOf, pattern } from './text-rules.js';

describe('a rule', () => {
  it('is silent when kept and says its message when broken', () => {
    expect(required('Say it').check('x')).toBeNull();
    expect([undefined, null, '', '  \t'].map((value) => required('Say it').check(value))).toEqual(Array(4).fill('Say it'));
    expect([0, false].map((value) => required('Say it').check(value))).toEqual([null, null]);
  });

  it('joins with others: the first that is broken speaks', () => {
    const both = all(required<string>('Say it'), maxLength(3, 'Too long'), pattern(/^[a-z]*$/, 'Letters only'));
    expect(['', 'abcd', 'a1', 'abc'].map((value) => both.check(value))).toEqual(['Say it', 'Too long', 'Letters only', null]);
  });

  it('may be optional', () => {
    const rule = optional(pattern(/^\d+$/, 'Digits'));
    expect([undefined, null, '', '12', 'x'].map((value) => rule.check(value))).toEqual([null, null, null, null, 'Digits']);
  });

  it('judges text without the spaces around it, in characters as people count', () => {
    expect(maxLength(3, 'Too long').check('  abc  ')).toBeNull();
    expect(maxLength(2, 'Too long').check('👷🏗')).toBeNull();
    expect(minLength(3, 'Too short').check(' ab ')).toBe('Too short');
  });

  it('counts whole numbers within bounds, and text is none', () => {
    const rule = integerBetween(0, 100, 'Percent');
    expect([0, 100].map((value) => rule.check(value))).toEqual([null, null]);
    expect([-1, 101, 1.5, '5', NaN, Infinity, null].every((value) => rule.check(value) === 'Percent')).toBe(true);
    expect(wholeNonNegative('Whole').check(2 ** 53)).toBe('Whole');
  });

  it('knows one of a few, and lists of them', () => {
    const side = oneOf(['from', 'to'], 'Which side?');
    expect([side.check('to'), side.check('TO'), side.check(['to'])]).toEqual([null, 'Which side?', 'Which side?']);
    const sides = listOf(side, { least: 1, most: 2 }, 'One or two');
    expect([['to'], ['to', 'up'], [], ['to', 'to', 'to'], 'to'].map((value) => sides.check(value)))
      .toEqual([null, 'Which side?', 'One or two', 'One or two', 'One or two']);
  });

  it('never throws and never passes what is no text', () => {
    const rules = [maxLength(5, 'm'), minLength(0, 'm'), pattern(/./, 'm'), calendarDate, dateText];
    fc.assert(fc.property(fc.anything().filter((value) => typeof value !== 'string'), (value) => {
      for (const rule of rules) expect(fits(rule, value)).toBe(false);
    }));
  });
});

describe('dates as written', () => {
  it.each([
    ['2026-03-02', '2026-03-02'],
    ['03-02-2026', '2026-03-02'],
    ['03/02/2026', '2026-03-02'],
    ['03-02-26', '2026-03-02'],
    ['12-31-9999', '9999-12-31'],
  ])('%s is read', (text, day) => expect(readDate(text)).toEqual({ day }));

  it.each(['Not specified', 'Not Found', 'not stated'])('%s is no date', (text) => expect(readDate(text)).toEqual({ day: null }));

  it.each(['', 'soon', '2026-02-30', '13-01-2026', '03/02-2026', '3-2-2026', '03/02/26'])('%s is wrong', (text) =>
    expect(readDate(text)).toEqual({ message: 'Incorrect date format' }));

  it('begin with the year 2000', () => {
    expect(dateText.check('12-31-1999')).toBe('Date must be from 01-01-2000 to 12-31-9999');
    expect([calendarDate.check('1999-12-31'), calendarDate.check('2000-01-01'), calendarDate.check('9999-12-31')])
      .toEqual(['Date must be from 01-01-2000 to 12-31-9999', null, null]);
    expect(calendarDate.check('01-01-2000')).toBe('Incorrect date format');
    expect(calendarDate.check('')).toBe('Date is required');
  });

  it.each(['2026-03-14T09:00Z', '2026-03-14T09:00:00.000Z', '2026-03-14T09:00:00-07:00', '9999-12-31T09:59:59.999Z'])('%s is a moment', (text) =>
    expect(moment.check(text)).toBeNull());

  it.each([
    ['2026-02-30T09:00:00Z', 'Incorrect date format'], ['2026-03-14T09:00:00', 'Incorrect date format'], ['2026-03-14T25:00:00Z', 'Incorrect date format'],
    ['9999-12-31T23:59:59-12:00', 'Date must be from 01-01-2000 to 12-31-9999'], ['9999-12-31T10:00:00.000Z', 'Date must be from 01-01-2000 to 12-31-9999'],
    ['1999-12-31T00:00:00Z', 'Date must be from 01-01-2000 to 12-31-9999'], [['2026-03-14T09:00Z'], 'Incorrect date format'],
  ])('%j is none that the product knows', (value, message) => expect(moment.check(value)).toBe(message));

  it('follow one another', () => {
    const rule = after('2026-07-01', 'Later, please');
    expect([rule.check('2026-07-02'), rule.check('2026-07-01')]).toEqual([null, 'Later, please']);
    expect(after(undefined, 'Later, please').check('2026-07-01')).toBeNull();
  });
});
