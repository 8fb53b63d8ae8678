/** @run rest: each file is read in a process of its own, which takes seconds to start from sources. */
import { openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { drawCertificate } from '../../libs/certificates/test/drawing/draw-certificate.js';
import { locked, manyPages, png, scan, withoutPages } from '../../libs/certificates/test/drawing/broken-files.js';
import { bomb, manyObjects, withScript } from './hostile-files.js';
import { readingMemoryMb } from './reading-memory.js';
import { askedInsured, readingOf, sendCertificate, type Asked } from './uploading.js';

describe('uploaded certificates that are read in a process of their own [E02]', () => {
  jest.setTimeout(600_000);
  let product: TestProduct;
  let party: Asked;

  beforeAll(async () => {
    product = await openTestProduct({ pdfReading: 'apart' });
    party = await askedInsured(product);
  });
  afterAll(() => product.close());

  it('have their policies, fields with places and confidence, and the sizes of their pages', async () => {
    const reading = await readingOf(product, party, (await drawCertificate(500)).file);
    expect(reading).toMatchObject({ status: 'read', extractionStatus: 2, extractionProgress: 100, reason: null });
    const [certificate] = reading.certificates;
    expect(reading.counts).toMatchObject({
      certificates: 1,
      policies: certificate!.policies.length,
      fields: certificate!.fields.length,
    });
    expect(reading.extractionConfidence).toBe(Math.min(...certificate!.fields.map(({ confidence }) => confidence)));
    const page = reading.pages.find((each) => each.page === certificate!.page)!;
    for (const { box } of certificate!.fields) {
      expect(box.right).toBeLessThanOrEqual(page.width);
      expect(box.top).toBeLessThanOrEqual(page.height);
    }
  });

  it('take 100 MB at most where the page is of text', async () => {
    expect(await readingMemoryMb((await drawCertificate(500, { mode: 'text' })).file)).toBeLessThanOrEqual(100);
  });

  it('run no script and open no file that is in them', async () => {
    expect(await readingOf(product, party, await withScript(500))).toMatchObject({ status: 'read' });
  });

  it.each([
    ['a scan', scan, { status: 'scan', reason: 'CERTIFICATE.SCAN' }],
    ['500 pages', () => manyPages(500), { status: 'unreadable', reason: 'CERTIFICATE.TOO_MANY_PAGES' }],
    ['10,000 objects', () => manyObjects(10_000), { status: 'refused', reason: 'CERTIFICATE.NOT_A_CERTIFICATE' }],
    ['contents of gigabytes', () => bomb(), { status: 'unreadable', reason: 'CERTIFICATE.TOO_LARGE_INSIDE' }],
  ])('end with a clear state where they are %s', async (_, file, expected) => {
    expect(await readingOf(product, party, await file())).toMatchObject({ ...expected, certificates: [] });
  });

  it.each([
    ['it opens only with a password', locked, 'FILE.PDF_LOCKED'],
    ['it has no pages', withoutPages, 'FILE.PDF_BROKEN'],
    ['it was cut off', async () => (await drawCertificate(500)).file.subarray(0, 3_000), 'FILE.PDF_BROKEN'],
    ['it is a picture with another name', png, 'FILE.OTHER_KIND'],
  ])('are refused with the reason before they are stored, where %s', async (_, file, code) => {
    const reply = await sendCertificate(party, await file(), 'refused.pdf').expect(422);
    expect(reply.body).toMatchObject({ code });
    for await (const { name } of product.infrastructure.files.list()) expect(name).not.toContain('refused');
  });
});
