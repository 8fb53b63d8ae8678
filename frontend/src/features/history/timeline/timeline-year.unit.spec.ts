import { spansWithin, yearUpTo } from './timeline-year.js';

const TODAY = '2026-11-21';

it('[F03] draws the last 365 days and today', () => {
  expect(yearUpTo(TODAY)).toEqual({ first: '2025-11-21', last: '2026-11-21' });
});

it('[F03] cuts a period that began before, and leaves out what ended before and what is not known yet', () => {
  expect(
    spansWithin(
      [
        { from: '2025-01-01', to: '2025-11-21', outcome: 'fail' },
        { from: '2025-11-21', to: '2025-12-01', outcome: 'notKnownYet' },
        { from: '2025-12-01', to: '2026-03-02', outcome: 'pass' },
        { from: '2026-03-02', to: '2026-11-22', outcome: 'fail' },
      ],
      yearUpTo(TODAY),
    ),
  ).toEqual([
    { from: '2025-12-01', to: '2026-03-02', outcome: 'pass' },
    { from: '2026-03-02', to: '2026-11-22', outcome: 'fail' },
  ]);
  expect(spansWithin([{ from: '2024-01-01', to: '2026-11-22', outcome: 'pass' }], yearUpTo(TODAY))).toEqual([
    { from: '2025-11-21', to: '2026-11-22', outcome: 'pass' },
  ]);
});
