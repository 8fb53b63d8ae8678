import { clipSpans, outcomeOn, spanText, turningPointsOf } from './rail-spans.js';

const SPANS = [
  { from: '2026-01-01', to: '2026-01-10', outcome: 'notKnownYet' },
  { from: '2026-01-10', to: '2026-03-02', outcome: 'pass' },
  { from: '2026-03-02', to: '2026-04-09', outcome: 'fail' },
  { from: '2026-04-09', to: '2026-11-22', outcome: 'pass' },
] as const;

it.each([
  ['2025-12-31', 'notKnownYet'],
  ['2026-01-10', 'pass'],
  ['2026-03-01', 'pass'],
  ['2026-03-02', 'fail'],
  ['2026-11-21', 'pass'],
])('on %s it was %s', (day, outcome) => expect(outcomeOn(SPANS, day)).toBe(outcome));

it('knows when the status changed, and to what', () => {
  expect([...turningPointsOf(SPANS)]).toEqual([
    ['2026-01-10', 'pass'],
    ['2026-03-02', 'fail'],
    ['2026-04-09', 'pass'],
  ]);
});

it('ends with what was known', () => {
  expect(clipSpans(SPANS, '2026-03-14').at(-1)).toEqual({ from: '2026-03-02', to: '2026-03-15', outcome: 'fail' });
  expect(clipSpans(SPANS, '2026-03-01')).toHaveLength(2);
});

it('words a stretch', () => {
  expect(spanText(SPANS[2])).toBe('Non-Compliant 03/02/2026 to 04/09/2026, 38 days');
});
