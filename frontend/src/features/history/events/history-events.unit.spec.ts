import { historyEntry } from '../testing/history-samples.js';
import { cursorOf, eventDays, inOrder, stepFrom } from './history-events.js';

const entry = (id: string, on: string, at = '09:00') => historyEntry({ id, on, recordedAt: `${on}T${at}:00.000Z` });
const LIST = inOrder([
  entry('c', '2026-03-02', '11:00'),
  entry('a', '2026-01-01'),
  entry('b', '2026-03-02', '10:00'),
  entry('d', '2026-12-01'),
]);

it('orders by the day of effect, then by when it was recorded', () => {
  expect(LIST.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['2026-03-02', null, 2],
  ['2026-03-02', 'b', 1],
  ['2026-03-01', null, 0],
  ['2026-03-01', 'b', 0],
  ['2025-01-01', null, -1],
  ['2026-11-21', 'x', 2],
])('on %s with event %s it stands at %i', (day, event, index) => expect(cursorOf(LIST, day, event)).toBe(index));

it('keeps the order of recording where that is the order', () => {
  const recorded = [entry('x', '2026-03-02'), entry('y', '2026-01-01'), entry('z', '2026-03-02')];
  expect(eventDays(recorded).map(({ day }) => day)).toEqual(['2026-03-02', '2026-01-01', '2026-03-02']);
});

it('groups by day, latest first', () => {
  expect(eventDays(LIST).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-12-01', ['d']],
    ['2026-03-02', ['c', 'b']],
    ['2026-01-01', ['a']],
  ]);
});

it.each([
  ['2026-03-02', 'c', 2, -1, 'b'],
  ['2026-03-02', 'b', 1, -1, 'a'],
  ['2026-03-02', 'b', 1, 1, 'c'],
  ['2026-01-01', 'a', 0, 1, 'b'],
  ['2026-01-01', 'a', 0, -1, undefined],
  ['2026-11-21', null, 2, -1, 'c'],
  ['2026-03-02', null, 2, -1, 'b'],
  ['2026-03-01', null, 0, 1, 'b'],
] as const)('from %s at event %s (%i) a step of %i leads to %s', (day, event, cursor, direction, id) =>
  expect(stepFrom(LIST, { cursor, day, event }, direction)?.id).toBe(id),
);
