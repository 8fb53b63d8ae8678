import { dayTyped } from './day-text.js';

it.each([
  ['03/14/2026', '2026-03-14'],
  ['3/4/26', '2026-03-04'],
  ['03-14-2026', '2026-03-14'],
  ['2026-03-14', '2026-03-14'],
  ['14/03/2026', null],
  ['02/30/2026', null],
  ['', null],
  ['soon', null],
])('reads %s as %s', (text, day) => expect(dayTyped(text)).toBe(day));
