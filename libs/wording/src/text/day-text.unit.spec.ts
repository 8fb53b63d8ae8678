import { dayText } from './day-text.js';

describe('dayText', () => {
  it.each([
    ['2026-03-02', '2 Mar 2026'],
    ['2026-12-31', '31 Dec 2026'],
    ['0999-01-10', '10 Jan 999'],
  ])('words %s as %s', (day, text) => expect(dayText(day)).toBe(text));
});
