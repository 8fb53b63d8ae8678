import { parsePdf } from './parse-pdf.js';
import { pdfOf } from './testing/pdf-of.js';

const BROKEN = { refused: 'FILE.PDF_BROKEN' };

describe('a PDF [C17]', () => {
  const whole = pdfOf('Certificate of insurance');

  it('is taken with the number of its pages', () => expect(parsePdf(whole)).resolves.toEqual({ pages: 1 }));

  it('is refused wherever it was cut off', async () => {
    for (let length = 5; length < whole.length - 1; length += 7)
      expect([length, await parsePdf(whole.subarray(0, length))]).toEqual([length, BROKEN]);
  });

  it.each([
    ['a page of the web', '%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF\n'],
    ['nothing between beginning and end', '%PDF-1.4\n%%EOF\n'],
    ['a list without pages', whole.toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [     ] /Count 0')],
    ['a page that is missing', whole.toString('latin1').replace('3 0 obj', '9 0 obj')],
    [
      'a catalog that is missing',
      whole.toString('latin1').replace('/Type /Catalog /Pages 2 0 R', '/Type /Nothing /Pages 8 0 R'),
    ],
  ])('is refused with %s', (_, content) => expect(parsePdf(Buffer.from(content, 'latin1'))).resolves.toEqual(BROKEN));

  it('is read although its table of contents is wrong, as readers of PDF files do', () =>
    expect(
      parsePdf(Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n0000000001'), 'latin1')),
    ).resolves.toEqual({ pages: 1 }));

  it('is refused where it opens only with a password, and taken where only its owner needs one', async () => {
    await expect(parsePdf(pdfOf('Secret', { password: 'needed' }))).resolves.toEqual({ refused: 'FILE.PDF_LOCKED' });
    await expect(parsePdf(pdfOf('Not to be printed', { password: 'of the owner' }))).resolves.toEqual({ pages: 1 });
  });

  it('has the size that a test wants', () => expect(pdfOf('Large', { bytes: 20_000 })).toHaveLength(20_000));
});
