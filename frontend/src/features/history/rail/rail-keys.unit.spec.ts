import { dayAfterKey, monthsLater, type Stops } from './rail-keys.js';

const STOPS: Stops = {
  first: '2026-01-01',
  last: '2026-11-21',
  events: ['2026-01-01', '2026-02-10', '2026-03-02', '2026-06-01'],
  turns: ['2026-03-02', '2026-06-01'],
};
const press = (key: string, at: string, shiftKey = false) => dayAfterKey({ key, shiftKey }, at, STOPS);

it.each([
  ['ArrowRight', '2026-02-09', false, '2026-02-10'],
  ['ArrowRight', '2026-02-10', false, '2026-03-02'],
  ['ArrowUp', '2026-06-01', false, '2026-11-21'],
  ['ArrowLeft', '2026-02-10', false, '2026-01-01'],
  ['ArrowDown', '2026-01-01', false, '2026-01-01'],
  ['ArrowRight', '2026-01-01', true, '2026-03-02'],
  ['ArrowLeft', '2026-06-01', true, '2026-03-02'],
  ['ArrowLeft', '2026-03-02', true, '2026-01-01'],
  ['PageUp', '2026-03-31', false, '2026-04-30'],
  ['PageDown', '2026-01-15', false, '2026-01-01'],
  ['Home', '2026-05-05', false, '2026-01-01'],
  ['End', '2026-05-05', false, '2026-11-21'],
  ['a', '2026-05-05', false, null],
])('%s from %s (shift %s) leads to %s', (key, at, shift, day) => expect(press(key, at, shift)).toBe(day));

it.each([
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-31', -1, '2025-12-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i months is %s', (day, months, expected) => expect(monthsLater(day, months)).toBe(expected));
