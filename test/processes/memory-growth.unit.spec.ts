import { growthOf, residentMegabytes } from './memory-growth.js';

const every = (count: number, megabytes: (minutes: number) => number) =>
  Array.from({ length: count }, (_, minutes) => ({ minutes, megabytes: megabytes(minutes) }));

describe('growth of memory', () => {
  it('is the slope of a process that leaks', () => {
    expect(growthOf(every(30, (minutes) => 200 + 3 * minutes))).toBeCloseTo(3);
  });

  it('is next to nothing where memory goes up and down between collections', () => {
    expect(Math.abs(growthOf(every(60, (minutes) => 200 + (minutes % 7) * 6)))).toBeLessThan(0.5);
  });

  it('is seen through the noise of collections', () => {
    expect(growthOf(every(60, (minutes) => 200 + (minutes % 7) * 6 + 2 * minutes))).toBeCloseTo(2, 0);
  });

  it('is none of too few samples', () => {
    expect(growthOf(every(1, () => 200))).toBe(0);
  });
});

describe('the resident set', () => {
  it('is more than nothing for a process that runs, and null for one that does not', () => {
    if (process.platform !== 'linux') return expect(residentMegabytes(process.pid)).toBeNull();
    expect(residentMegabytes(process.pid)).toBeGreaterThan(10);
    return expect(residentMegabytes(2 ** 30)).toBeNull();
  });
});
