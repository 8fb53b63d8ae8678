import { dayText } from './day-text.js';

describe('dayText', () => {
  it.each([
    ['2026-03-02', '03/02/2026'],
    ['2026-12-31', '12/31/2026'],
    ['0999-01-10', '01/10/0999'],
  ])('words %s as %s', (day, text) => expect(dayText(day)).toBe(text));
});
