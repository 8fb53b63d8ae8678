import { RateMeter } from './rate-meter.js';

describe('the rate of a count', () => {
  it('is unknown at first, and of a moment alone', () => {
    const meter = new RateMeter();
    expect([meter.note(100, 0), meter.note(100, 0)]).toEqual([null, null]);
  });

  it('is that of the last five to ten seconds', () => {
    const meter = new RateMeter();
    const rates = [
      [0, 0],
      [20, 1_000],
      [100, 5_000],
      [100, 10_000],
      [150, 15_000],
    ].map(([count, atMs]) => meter.note(count!, atMs!));
    expect(rates).toEqual([null, 20, 20, 10, 5]);
  });

  it('begins again where the count fell', () => {
    const meter = new RateMeter();
    meter.note(500, 0);
    expect([meter.note(10, 1_000), meter.note(30, 2_000)]).toEqual([null, 20]);
  });
});
