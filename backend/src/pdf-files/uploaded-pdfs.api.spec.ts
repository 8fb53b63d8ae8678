import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { singlePiece } from '@covertrail/platform/files/single-piece';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { uploadedFileId } from '#uploads/upload-id.rules';
import { pdfOf } from './testing/pdf-of.js';

const PDF = pdfOf('Certificate of insurance');

describe('uploaded PDF files [C17]', () => {
  jest.setTimeout(120_000);
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier({ pdfReading: 'apart' });
  });
  afterAll(() => product.close());

  const put = (content: Buffer, name = 'evil.html') => world.insured.upload('document/file', 'document', content, name);
  const attached = async (uploadId: string) =>
    bodyOf<{ documentId: string }>(
      await world.insured.post('document', { policyId: world.policyId, documentType: 4, uploadId }).expect(201),
    ).documentId;

  it.each([
    [
      'broken',
      Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF\n'),
      'This PDF is broken or not complete. Please save it again and choose the new file.',
    ],
    [
      'cut off',
      PDF.subarray(0, 400),
      'This PDF is broken or not complete. Please save it again and choose the new file.',
    ],
    [
      'locked',
      pdfOf('Secret', { password: 'needed' }),
      'This PDF opens only with a password. Please save it without one.',
    ],
  ])('are refused in a process of their own where they are %s, and not kept', async (_, content, message) => {
    const reply = await put(content).expect(422);
    expect(reply.body).toMatchObject({ code: expect.stringMatching(/^FILE\.PDF_(BROKEN|LOCKED)$/) as string, message });
    for await (const { name } of product.infrastructure.files.list()) expect(name).not.toContain('evil');
  });

  it('have their own ending, whatever they were called, when they are taken, served and in an archive', async () => {
    const { uploadId, fileName } = bodyOf<{ uploadId: string; fileName: string }>(await put(PDF).expect(201));
    expect(fileName).toBe('evil.pdf');
    await expectEnding(await attached(uploadId), 'evil.pdf');
  });

  it('have it also where an earlier version of the product kept the name that was sent', async () => {
    const { companyId } = world.insured;
    const uploadId = newId();
    const file = {
      fileId: uploadedFileId('document', companyId, uploadId),
      name: 'older.html',
      contentType: 'application/pdf',
      uploadedAt: product.clock.now(),
    };
    await product.infrastructure.files.put(file, singlePiece(PDF), { maxBytes: PDF.length });
    await expectEnding(await attached(uploadId), 'older.pdf');
  });

  async function expectEnding(documentId: string, name: string): Promise<void> {
    await product.settled();
    const served = await world.insured
      .get(`document/${documentId}/file`)
      .buffer(true)
      .expect(200)
      .expect('content-type', 'application/pdf');
    expect(served.headers['content-disposition']).toBe(`attachment; filename=${name}`);
    expect(Buffer.from(served.body as Buffer).equals(PDF)).toBe(true);
    const rows = bodyOf<readonly DocumentRow[]>(
      await world.insured.get(`policy/${world.policyId}/documents`).expect(200),
    );
    expect(rows.find(({ id }) => id === documentId)).toMatchObject({ name, versions: [{ name }] });
    const archive = await world.insured
      .get(`policy/${world.policyId}/documents/zip`)
      .buffer(true)
      .parse((reply, done) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    const content = (archive.body as Buffer).toString('latin1');
    expect(content).toContain(`/${name}`);
    expect(content).not.toContain('.html');
  }
});
