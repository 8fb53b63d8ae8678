import { addDays, addYears, dayOf, LAST_DAY } from './dates.js';

describe('the last day', () => {
  it('is followed by none', () => {
    expect([addDays(LAST_DAY, 1), addDays('9999-12-30', 90), dayOf(99_999_999), addYears('9998-06-01', 2)]).toEqual([
      LAST_DAY,
      LAST_DAY,
      LAST_DAY,
      LAST_DAY,
    ]);
    expect([addDays(LAST_DAY, -1), addYears('2024-02-29', 1), addYears('9998-02-28', 1)]).toEqual([
      '9999-12-30',
      '2025-02-28',
      '9999-02-28',
    ]);
  });
});
