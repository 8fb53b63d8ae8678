import { CountedLines } from './counted-lines.js';

describe('lines that are counted', () => {
  it('come once a minute for each kind, with how many came meanwhile', () => {
    let now = 0;
    const lines = new CountedLines(() => now);
    expect([lines.count('a'), lines.count('a'), lines.count('a'), lines.count('b')]).toEqual([1, null, null, 1]);
    now = 60_000;
    expect([lines.count('a'), lines.count('a'), lines.count('b')]).toEqual([3, null, 1]);
  });
});
