import { trendOf, type Move } from './compliance-trend.service.js';

const move = (month: string, before: Move['before'], after: Move['after'], count = 1): Move => ({
  month,
  before,
  after,
  count,
});

describe('the compliance trend [F02]', () => {
  it('sums the moves up to the end of each month', () => {
    const moves = [
      move('2026-01', null, 'fail', 3),
      move('2026-02', 'fail', 'pass', 2),
      move('2026-03', 'pass', 'review'),
      move('2026-03', null, 'pass'),
    ];
    expect(trendOf(moves, '2026-03', 3)).toEqual([
      { month: '2026-01', compliant: 0, nonCompliant: 3, total: 3 },
      { month: '2026-02', compliant: 2, nonCompliant: 1, total: 3 },
      { month: '2026-03', compliant: 2, nonCompliant: 1, total: 4 },
    ]);
  });

  it('counts a supplier no longer from the month on in which it is set aside [F03]', () => {
    const moves = [move('2026-01', null, 'pass', 3), move('2026-02', 'pass', null), move('2026-03', null, 'fail')];
    expect(trendOf(moves, '2026-03', 3)).toEqual([
      { month: '2026-01', compliant: 3, nonCompliant: 0, total: 3 },
      { month: '2026-02', compliant: 2, nonCompliant: 0, total: 2 },
      { month: '2026-03', compliant: 2, nonCompliant: 1, total: 3 },
    ]);
  });

  it('counts what happened before the months it shows, across the turn of a year', () => {
    expect(trendOf([move('2024-06', null, 'pass', 5)], '2026-01', 2)).toEqual([
      { month: '2025-12', compliant: 5, nonCompliant: 0, total: 5 },
      { month: '2026-01', compliant: 5, nonCompliant: 0, total: 5 },
    ]);
  });
});
