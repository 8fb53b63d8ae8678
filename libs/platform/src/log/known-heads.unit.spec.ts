import { KnownHeads } from './known-heads.js';

describe('the end of a log as it has been known for some time', () => {
  let now: number;
  let heads: KnownHeads;
  beforeEach(() => {
    now = 1_000_001;
    heads = new KnownHeads('05', () => now);
  });

  it('is what was there at the start, however short ago that is', () => {
    expect(heads.knownFor(1_000)).toBe('05');
  });

  it('is what had arrived by then, and not what arrived since', () => {
    heads.note('06');
    now += 50;
    heads.note('07');
    now += 950;
    expect(heads.knownFor(1_000)).toBe('05');
    heads.note('08');
    now += 100;
    expect([heads.knownFor(1_000), heads.knownFor(200)]).toEqual(['07', '07']);
    now += 1_000;
    expect(heads.knownFor(1_000)).toBe('08');
  });

  it('stays known after a long time of which nothing else is kept', () => {
    for (let n = 10; n < 99; n += 1, now += 1_000) heads.note(`${n}`);
    expect([heads.knownFor(1_000), heads.knownFor(0)]).toEqual(['97', '98']);
  });
});
