import { compared, drawAndRead, type Compared } from './drawn-and-read.js';
import type { PageStyle } from './drawing/page-style.js';

/** Hands that are worse than any real one: values and ticks far from their places, rows of other heights. */
const BAD_HANDS: readonly Partial<PageStyle>[] = [
  { mode: 'text', jitter: 4.5, missedTicks: 8 },
  { mode: 'text', jitter: 3.5, rows: 1.09, scale: 0.9 },
  { mode: 'notes', jitter: 6, missedTicks: 10, isRuled: false },
];

describe('the confidence of a field [E02]', () => {
  jest.setTimeout(120_000);
  let fields: readonly Compared[];

  beforeAll(async () => {
    const found: Compared[] = [];
    for (let seed = 801; seed <= 818; seed += 1)
      found.push(...compared(await drawAndRead(seed, BAD_HANDS[seed % BAD_HANDS.length])));
    fields = found.filter(({ fate }) => fate !== 'missed');
  });

  const wrongShare = (some: readonly Compared[]) => some.filter(({ fate }) => fate !== 'right').length / some.length;

  it('means something: of fields that are said to be at least 95 % sure, at least 95 of 100 are right, on badly filled pages too', () => {
    const sure = fields.filter(({ confidence }) => confidence >= 0.95);
    expect(sure.length).toBeGreaterThan(400);
    expect(wrongShare(sure) > 0.05 ? sure.filter(({ fate }) => fate !== 'right') : []).toEqual([]);
  });

  it('is lower where more is wrong', () => {
    const unsure = fields.filter(({ confidence }) => confidence < 0.95);
    expect(unsure.length).toBeGreaterThan(20);
    expect(wrongShare(unsure)).toBeGreaterThan(wrongShare(fields.filter(({ confidence }) => confidence >= 0.95)));
  });
});
