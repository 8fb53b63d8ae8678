import fc from 'fast-check';
import { drawCertificate } from '../src/draw-certificate.js';
import { liabilityRows } from '../src/content/liability-rows.js';
import { expectedFields } from './expected-fields.js';
import { content } from './made-content.js';
import { readingOf } from './read-back.js';
import { variedContent } from './varied-content.js';

const RUNS = 8;

describe('a certificate of liability that we drew [E03]', () => {
  jest.setTimeout(120_000);

  it('is read back by our own reader, every field and nothing else', async () => {
    const { bytes } = await drawCertificate(content(), { signature: null });
    const read = await readingOf(bytes);
    const expected = expectedFields(content(), content().description);
    // The one coverage that the sample has besides.
    expect(Object.fromEntries(read)).toEqual({
      ...Object.fromEntries(expected),
      'generalLiability.otherCoverage': 'CONTRACTUAL LIABILITY',
    });
  });

  it('is read back whatever its policies, insurers, parties and amounts are', () =>
    fc.assert(
      fc.asyncProperty(variedContent, async (varied) => {
        const { bytes } = await drawCertificate(varied, { signature: null });
        const { remarks, ...read } = Object.fromEntries(await readingOf(bytes));
        // Of a description that is continued, the page has the beginning.
        const whole = varied.description.toUpperCase();
        const onPage = read['description'] ?? '';
        expect(whole.startsWith(onPage)).toBe(true);
        expect(read).toEqual(Object.fromEntries(expectedFields(varied, onPage)));
        const spread = liabilityRows(varied.policies).further.map(({ terms }) => terms.policyNumber.toUpperCase());
        expect(spread.filter((number) => !(remarks ?? '').includes(number))).toEqual([]);
        expect(bytes.length).toBeLessThanOrEqual(150_000);
      }),
      { numRuns: RUNS },
    ));
});
