/** @run rest: words of pictures are recognized in a process of its own, which takes a minute on a busy machine. */
import { deflateSync } from 'node:zlib';
import { openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { drawCertificate } from '../../libs/certificates/test/drawing/draw-certificate.js';
import { Random } from '../../libs/certificates/test/drawing/random.js';
import { scanned, scanStyle } from '../../libs/certificates/test/drawing/scanned.js';
import { pdfOfObjects } from './hostile-files.js';
import { askedInsured, readingOf, type Asked } from './uploading.js';

describe('uploaded scans [E02]', () => {
  jest.setTimeout(900_000);
  let product: TestProduct;
  let party: Asked;

  beforeAll(async () => {
    product = await openTestProduct({ pdfReading: 'apart' });
    party = await askedInsured(product);
  });
  afterAll(() => product.close());

  it('have their policies and fields, each read in a picture, with its place on the page as it was scanned', async () => {
    const random = new Random(3);
    const drawn = await drawCertificate(3015, { mode: 'text', isRuled: true });
    const file = await scanned(drawn.file, { ...scanStyle(random), dotsOfInch: 200, quarters: 1, degrees: 1 }, random);
    const reading = await readingOf(product, party, file);
    expect(reading).toMatchObject({ status: 'read', extractionStatus: 2, extractionProgress: 100, reason: null });
    const [certificate] = reading.certificates;
    const [page] = reading.pages;
    expect(page!.width).toBeGreaterThan(page!.height);
    expect(new Set(certificate!.fields.map(({ method }) => method))).toEqual(new Set(['picture']));
    for (const { box } of certificate!.fields) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(page!.width);
      expect(box.top).toBeLessThanOrEqual(page!.height);
    }
  });

  it.each([
    ['a picture of 30,000 by 30,000 dots', () => pictures(1, 30_000), ['scan', 'unreadable']],
    ['100 pages of pictures', () => pictures(100, 8), ['scan']],
  ])('end with a clear state where they are %s', async (_, file, states) => {
    const { status, reason, certificates } = await readingOf(product, party, file());
    expect(states).toContain(status);
    expect(reason).toMatch(/^CERTIFICATE\.(SCAN|TOO_LARGE_INSIDE)$/);
    expect(certificates).toEqual([]);
  });
});

/** Pages that each show one white picture of so many dots. */
function pictures(pages: number, dots: number): Buffer {
  const packed = deflateSync(Buffer.alloc((dots * dots) / 8, 0xff));
  const image = Buffer.concat([
    Buffer.from(
      `<< /Type /XObject /Subtype /Image /Width ${dots} /Height ${dots} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream'),
  ]);
  const content = 'q 612 0 0 792 0 0 cm /Im1 Do Q';
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`);
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    image,
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /XObject << /Im1 4 0 R >> >> >>',
    ),
  ]);
}
