import { clusterTicks, ticksOf } from './rail-ticks.js';

const SCALE = { first: '2026-01-01', last: '2026-04-11' };
const on = (...days: string[]) => days.map((day) => ({ on: day }));

describe('ticksOf', () => {
  it('gives one tick a day, with how much happened and what the status became', () => {
    expect(ticksOf(on('2026-02-01', '2026-01-10', '2026-02-01'), new Map([['2026-02-01', 'fail']]), SCALE)).toEqual([
      { day: '2026-01-10', events: 1, turn: null },
      { day: '2026-02-01', events: 2, turn: 'fail' },
    ]);
  });

  it('marks a change of status on a day without events', () => {
    expect(ticksOf([], new Map([['2026-03-01', 'fail']]), SCALE)).toEqual([
      { day: '2026-03-01', events: 0, turn: 'fail' },
    ]);
  });

  it('puts earlier events on the first day and leaves out future ones', () => {
    expect(ticksOf(on('2025-07-01', '2026-05-01'), new Map(), SCALE).map(({ day }) => day)).toEqual(['2026-01-01']);
  });
});

describe('clusterTicks', () => {
  const ticks = ticksOf(
    on('2026-01-11', '2026-01-12', '2026-01-13', '2026-03-01', '2026-03-01'),
    new Map([
      ['2026-01-12', 'fail'],
      ['2026-01-13', 'pass'],
    ]),
    SCALE,
  );

  it('joins what is closer than nine pixels, and says what the status became last', () => {
    const [first, second, ...rest] = clusterTicks(ticks, SCALE, 500);
    expect(first).toMatchObject({ percent: 11, events: 3, turn: 'pass' });
    expect(second).toMatchObject({ percent: 59, events: 2, turn: null });
    expect(rest).toEqual([]);
  });

  it('separates them where there is space', () => {
    expect(clusterTicks(ticks, SCALE, 1_000)).toHaveLength(4);
  });
});
