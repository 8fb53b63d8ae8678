import { request } from 'node:http';
import { LARGEST_UPLOAD } from '@covertrail/domain/kernel/upload-kinds';
import { newId } from '@covertrail/platform/ids/ids';
import { commandIdOf } from '#auth/command-id';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { join, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { uploadedFileId } from '#uploads/upload-id.rules';
import { askFor, clientOf, LETTER_CONTENT, letterOf, transferParties } from './testing/transfer-parties.js';

describe('the letter of a transfer [G04]', () => {
  let product: TestProduct;
  let holder: Caller;
  let receiver: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    ({ holder, receiver, stranger } = await transferParties(product));
  });
  afterAll(() => product.close());

  const put = (by: Caller, content: Buffer, fileName = 'letter.pdf', key?: string) =>
    by.upload('agent/transfer/letter', 'letter', content, fileName, key);
  const letterIn = (by: Caller, transferId: string) => by.get(`agent/transfer/${transferId}/letter`);
  const stored = async (by: Caller, uploadId: string) =>
    product.infrastructure.files.describe(uploadedFileId('letter', by.companyId, uploadId));
  const refusal = ({ body }: { body: unknown }) => (body as { code: string }).code;

  it('goes up, is kept once a transfer cites it, and is read by both agencies alone', async () => {
    const insuredId = await clientOf(product, holder);
    const letter = await letterOf(receiver);
    expect((await stored(receiver, letter.uploadId))?.claimedAt).toBeNull();
    const posted = await receiver.post('agent/transfer', { insuredCompanyId: insuredId, letter }).expect(201);
    const { transferId } = bodyOf<{ transferId: string }>(posted);
    expect(await stored(receiver, letter.uploadId)).toMatchObject({
      claimedAt: product.clock.now(),
      contentType: 'application/pdf',
    });
    await product.settled();
    for (const side of [holder, receiver]) {
      const reply = await letterIn(side, transferId).expect(200).expect('content-type', 'application/pdf').buffer(true);
      expect(reply.headers['content-disposition']).toBe('attachment; filename=letter.pdf');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(Buffer.from(reply.body as Buffer).equals(LETTER_CONTENT)).toBe(true);
    }
    await letterIn(stranger, transferId).expect(404);
    await letterIn(await join(product, insuredId, 'Ines'), transferId).expect(403);
    const [event] = await product.infrastructure.events.readStream(`clientTransfer-${transferId}`);
    expect(event?.data).toMatchObject({
      letter: {
        fileName: 'letter.pdf',
        file: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, bytes: LETTER_CONTENT.length },
      },
    });
  });

  it('is a PDF or a picture by its content, whatever it is called', async () => {
    for (const content of ['<html>', 'GIF89a', '', 'MZ', ' %PDF-1.4']) {
      expect(refusal(await put(receiver, Buffer.from(content)).expect(422))).toBe('FILE.OTHER_KIND');
    }
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    expect(bodyOf(await put(receiver, png, 'scan.exe').expect(201))).toMatchObject({
      contentType: 'image/png',
      fileName: 'scan.png',
      bytes: 9,
    });
    const named = async (name: string) =>
      bodyOf<{ fileName: string }>(await put(receiver, LETTER_CONTENT, name).expect(201)).fileName;
    expect([await named('../../etc/passwd'), await named('Müller “letter”.pdf')]).toEqual([
      'passwd.pdf',
      'Müller “letter”.pdf',
    ]);
  });

  it('is no larger than the specification lets it be, and leaves nothing when it is', async () => {
    const key = newId();
    const large = (bytes: number) => pdfOf('A long letter', { bytes });
    expect(refusal(await put(receiver, large(LARGEST_UPLOAD + 1), 'large.pdf', key).expect(413))).toBe(
      'FILE.TOO_LARGE',
    );
    expect(await stored(receiver, await commandIdOf(product.infrastructure.vault, receiver, key))).toBeNull();
    await put(receiver, large(LARGEST_UPLOAD), 'fits.pdf', key).expect(201);
  });

  it('leaves nothing when its line breaks off', async () => {
    const key = newId();
    const gone = new Promise<void>(
      (resolve) => void product.server.once('request', (request) => void request.once('close', () => resolve())),
    );
    const headers = {
      authorization: `Bearer ${receiver.token}`,
      'idempotency-key': key,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 100_000,
    };
    const line = request(`${product.url}/covertrail-api/agent/transfer/letter`, { method: 'POST', headers });
    line.on('error', () => undefined);
    line.write('--b\r\nContent-Disposition: form-data; name="letter"; filename="a.pdf"\r\n\r\n');
    line.write(LETTER_CONTENT, () => line.destroy());
    await gone;
    expect(await stored(receiver, await commandIdOf(product.infrastructure.vault, receiver, key))).toBeNull();
  });

  it('goes up once under a key, and as another file under none', async () => {
    const key = newId();
    const [first, second] = [
      await put(receiver, LETTER_CONTENT, 'a.pdf', key).expect(201),
      await put(receiver, LETTER_CONTENT, 'a.pdf', key).expect(201),
    ];
    expect(bodyOf(second)).toEqual(bodyOf(first));
    expect(refusal(await put(receiver, pdfOf('Another letter'), 'a.pdf', key).expect(422))).toBe('COMMAND.KEY_REUSED');
    expect(refusal(await put(receiver, LETTER_CONTENT, 'a.pdf', 'x').expect(400))).toBe('HTTP.KEY_REQUIRED');
  });

  it('comes alone, in its field, from an agent who may change something', async () => {
    await receiver.post('agent/transfer/letter').expect(400);
    await receiver.upload('agent/transfer/letter', 'other', LETTER_CONTENT, 'a.pdf').expect(400);
    await receiver.upload('agent/transfer/letter', 'letter', LETTER_CONTENT, 'a.pdf').field('more', 'x').expect(400);
    await receiver
      .upload('agent/transfer/letter', 'letter', LETTER_CONTENT, 'a.pdf')
      .attach('letter', LETTER_CONTENT, 'b.pdf')
      .expect(400);
    await put(await join(product, receiver.companyId, 'Rita', 'readOnly'), LETTER_CONTENT).expect(403);
    await put(
      { ...receiver, ...(await join(product, await clientOf(product, holder), 'Ines')) },
      LETTER_CONTENT,
    ).expect(403);
    expect(refusal(await receiver.upload('agent/transfer', 'letter', LETTER_CONTENT, 'a.pdf').expect(400))).toBe(
      'HTTP.NOT_JSON',
    );
  });

  it('is cited by the agency that put it up, and by no other', async () => {
    const insuredId = await clientOf(product, holder);
    const letter = await letterOf(receiver);
    const stolen = await stranger.post('agent/transfer', { insuredCompanyId: insuredId, letter }).expect(400);
    expect(stolen.body).toMatchObject({ errors: { 'letter.uploadId': 'Please choose the letter again.' } });
    expect(uploadedFileId('letter', stranger.companyId, letter.uploadId)).not.toBe(
      uploadedFileId('letter', receiver.companyId, letter.uploadId),
    );
    await askFor(receiver, insuredId);
  });

  it('is swept in a day where no transfer cites it', async () => {
    const { uploadId } = await letterOf(receiver);
    const later = new Date(Date.parse(product.clock.now()) + 1).toISOString();
    expect(await product.infrastructure.files.sweepUnclaimed(later)).toBeGreaterThan(0);
    expect(await stored(receiver, uploadId)).toBeNull();
  });
});
