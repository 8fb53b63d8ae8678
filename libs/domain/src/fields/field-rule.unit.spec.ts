import fc from 'fast-check';
import { after, calendarDate, dateText, moment, readDate } from './date-text.js';
import type { FieldProblem } from './field-problem.js';
import { all, fits, optional, required } from './field-rule.js';
import { listOf } from './list-rules.js';
import { integerBetween, wholeNonNegative } from './number-rules.js';
import { maxLength, minLength, oneOf, pattern } from './text-rules.js';

const codeOf = (problem: FieldProblem | null) => problem?.code ?? null;

describe('a rule', () => {
  it('gives nothing when kept, and its message when broken', () => {
    expect(required('REASON.REQUIRED').check('x')).toBeNull();
    expect([undefined, null, '', '  \t'].map((value) => required('REASON.REQUIRED').check(value))).toEqual(
      Array(4).fill({ code: 'REASON.REQUIRED' }),
    );
    expect([0, false].map((value) => required('REASON.REQUIRED').check(value))).toEqual([null, null]);
  });

  it('joins with others: the first broken rule gives the message', () => {
    const both = all(
      required<string>('REASON.REQUIRED'),
      maxLength(3, 'NOTE.TOO_LONG'),
      pattern(/^[a-z]*$/, 'PERSON_NAME.NOT_VALID'),
    );
    expect(['', 'abcd', 'a1', 'abc'].map((value) => codeOf(both.check(value)))).toEqual([
      'REASON.REQUIRED',
      'NOTE.TOO_LONG',
      'PERSON_NAME.NOT_VALID',
      null,
    ]);
  });

  it('may be optional', () => {
    const rule = optional(pattern(/^\d+$/, 'NAIC.NOT_VALID'));
    expect([undefined, null, '', '12', 'x'].map((value) => codeOf(rule.check(value)))).toEqual([
      null,
      null,
      null,
      null,
      'NAIC.NOT_VALID',
    ]);
  });

  it('checks text without the spaces around it, in characters as people count', () => {
    expect(maxLength(3, 'NOTE.TOO_LONG').check('  abc  ')).toBeNull();
    expect(maxLength(2, 'NOTE.TOO_LONG').check('👷🏗')).toBeNull();
    expect(minLength(3, 'COMPANY_SEARCH.TOO_SHORT').check(' ab ')).toEqual({ code: 'COMPANY_SEARCH.TOO_SHORT' });
  });

  it('counts whole numbers within bounds, and text is none', () => {
    const rule = integerBetween(0, 100, 'PERCENT.NOT_VALID');
    expect([0, 100].map((value) => codeOf(rule.check(value)))).toEqual([null, null]);
    expect(
      [-1, 101, 1.5, '5', NaN, Infinity, null].every((value) => codeOf(rule.check(value)) === 'PERCENT.NOT_VALID'),
    ).toBe(true);
    expect(wholeNonNegative('LIMITS.NOT_VALID').check(2 ** 53)).toEqual({ code: 'LIMITS.NOT_VALID' });
  });

  it('accepts one of a few values, and lists of them', () => {
    const side = oneOf(['from', 'to'], 'POLICY_LINE.REQUIRED');
    expect(['to', 'TO', ['to']].map((value) => codeOf(side.check(value)))).toEqual([
      null,
      'POLICY_LINE.REQUIRED',
      'POLICY_LINE.REQUIRED',
    ]);
    const sides = listOf(side, { least: 1, most: 2 }, 'POLICIES.NOT_ONE');
    expect([['to'], ['to', 'up'], [], ['to', 'to', 'to'], 'to'].map((value) => codeOf(sides.check(value)))).toEqual([
      null,
      'POLICY_LINE.REQUIRED',
      'POLICIES.NOT_ONE',
      'POLICIES.NOT_ONE',
      'POLICIES.NOT_ONE',
    ]);
  });

  it('never throws and never passes what is no text', () => {
    const rules = [
      maxLength(5, 'NOTE.TOO_LONG'),
      minLength(0, 'COMPANY_SEARCH.TOO_SHORT'),
      pattern(/./, 'NAIC.NOT_VALID'),
      calendarDate,
      dateText,
    ];
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'string'),
        (value) => {
          for (const rule of rules) expect(fits(rule, value)).toBe(false);
        },
      ),
    );
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

  it.each(['Not specified', 'Not Found', 'not stated'])('%s is no date', (text) =>
    expect(readDate(text)).toEqual({ day: null }),
  );

  it.each(['', 'soon', '2026-02-30', '13-01-2026', '03/02-2026', '3-2-2026', '03/02/26'])('%s is wrong', (text) =>
    expect(readDate(text)).toEqual({ problem: { code: 'DATE.NOT_VALID' } }),
  );

  it('begin with the year 2000', () => {
    expect(dateText.check('12-31-1999')).toEqual({ code: 'DATE.OUT_OF_RANGE' });
    expect(['1999-12-31', '2000-01-01', '9999-12-31'].map((day) => codeOf(calendarDate.check(day)))).toEqual([
      'DATE.OUT_OF_RANGE',
      null,
      null,
    ]);
    expect(calendarDate.check('01-01-2000')).toEqual({ code: 'DATE.NOT_VALID' });
    expect(calendarDate.check('')).toEqual({ code: 'DATE.REQUIRED' });
  });

  it.each(['2026-03-14T09:00Z', '2026-03-14T09:00:00.000Z', '2026-03-14T09:00:00-07:00', '9999-12-31T09:59:59.999Z'])(
    '%s is a moment',
    (text) => expect(moment.check(text)).toBeNull(),
  );

  it.each([
    ['2026-02-30T09:00:00Z', 'DATE.NOT_VALID'],
    ['2026-03-14T09:00:00', 'DATE.NOT_VALID'],
    ['2026-03-14T25:00:00Z', 'DATE.NOT_VALID'],
    ['9999-12-31T23:59:59-12:00', 'DATE.OUT_OF_RANGE'],
    ['9999-12-31T10:00:00.000Z', 'DATE.OUT_OF_RANGE'],
    ['1999-12-31T00:00:00Z', 'DATE.OUT_OF_RANGE'],
    [['2026-03-14T09:00Z'], 'DATE.NOT_VALID'],
  ])('%j is none that the product knows', (value, code) => expect(moment.check(value)).toEqual({ code }));

  it('follow one another', () => {
    const rule = after('2026-07-01', 'EXPIRATION.TOO_EARLY');
    expect(['2026-07-02', '2026-07-01'].map((day) => codeOf(rule.check(day)))).toEqual([null, 'EXPIRATION.TOO_EARLY']);
    expect(after(undefined, 'EXPIRATION.TOO_EARLY').check('2026-07-01')).toBeNull();
  });
});
