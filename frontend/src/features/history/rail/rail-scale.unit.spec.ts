import { dayAtPoint, monthMarks, percentOf, railScale } from './rail-scale.js';

const SCALE = { first: '2026-01-01', last: '2026-04-11' };

describe('where a day stands', () => {
  it.each([
    ['2026-01-01', 0],
    ['2026-02-20', 50],
    ['2026-04-11', 100],
    ['2025-05-05', 0],
    ['2027-01-01', 100],
  ])('%s at %i per cent', (day, percent) => expect(percentOf(SCALE, day)).toBe(percent));

  it('uses the whole width for a supplier that is new', () => {
    expect(railScale('2026-11-11', '2026-11-21')).toEqual({ first: '2026-11-11', last: '2026-11-21' });
    expect(railScale('2026-11-21', '2026-11-21')).toEqual({ first: '2026-11-21', last: '2026-11-22' });
    expect(railScale('2024-11-21', '2026-11-21').first).toBe('2024-11-21');
  });
});

describe('the day at a point', () => {
  it.each([
    [0, '2026-01-01'],
    [500, '2026-02-20'],
    [504, '2026-02-20'],
    [506, '2026-02-21'],
    [1_000, '2026-04-11'],
    [-40, '2026-01-01'],
    [1_700, '2026-04-11'],
  ])('%i px of 1,000 is %s', (x, day) => expect(dayAtPoint(SCALE, x, 1_000, [])).toBe(day));

  it('catches on a stop within five pixels, the nearest first', () => {
    expect(dayAtPoint(SCALE, 504, 1_000, ['2026-02-20'])).toBe('2026-02-20');
    expect(dayAtPoint(SCALE, 14, 250, ['2026-01-05', '2026-01-06', '2026-01-07'])).toBe('2026-01-07');
    expect(dayAtPoint(SCALE, 525, 1_000, ['2026-02-20'])).toBe('2026-02-23');
  });
});

describe('months along the rail', () => {
  const twoYears = railScale('2024-11-21', '2026-11-21');
  it('names every month where there is room', () => {
    expect(
      monthMarks(twoYears, 1_000)
        .map(({ text }) => text)
        .slice(0, 4),
    ).toEqual(['Dec', '2025', 'Feb', 'Mar']);
    expect(monthMarks(twoYears, 1_000)).toHaveLength(24);
  });

  it('names fewer on a phone, and always the years', () => {
    const texts = monthMarks(twoYears, 320).flatMap(({ text }) => text ?? []);
    expect(texts).toEqual(['2025', 'Apr', 'Jul', 'Oct', '2026', 'Apr', 'Jul', 'Oct']);
  });
});
