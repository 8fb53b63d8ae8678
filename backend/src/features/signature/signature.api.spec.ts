import type { SignaturePictures, SignatureStanding } from '@covertrail/contracts/signature/signature.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { jpegOf, pngOf } from '#uploads/testing/pictures';

const uriOf = (content: Buffer, kind = 'png') => ({
  dataURI: `data:image/${kind};base64,${content.toString('base64')}`,
});
const PNG = uriOf(pngOf(300, 80));
const JPEG = uriOf(jpegOf(300, 80), 'jpeg');

describe('signatures for certificates [E04]', () => {
  let product: TestProduct;
  let priya: Caller;
  let omar: Caller;
  let dana: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    const agency = await registerCompany(product, 'Hollis & Vance', ['agency']);
    priya = await join(product, agency, 'Priya');
    omar = await join(product, agency, 'Omar', 'reviewer');
    dana = await join(product, await registerCompany(product, 'Meridian', ['requester']), 'Dana');
  });
  afterAll(() => product.close());

  const standing = async (of: Caller) => {
    await product.settled();
    return bodyOf<SignatureStanding>(await of.get('agent/signature').expect(200));
  };
  const pictures = async (of: Caller) =>
    bodyOf<SignaturePictures>(await of.get('agent/signature/pictures').expect(200));
  const files = async () => {
    const found: string[] = [];
    for await (const { fileId } of product.infrastructure.files.list()) found.push(fileId);
    return found;
  };

  it('are uploaded, replaced and deleted by each agent for itself, and a picture that is no signature any more is gone', async () => {
    await priya.post(`agent/signature/${priya.userId}`, PNG).expect(201);
    expect(await standing(priya)).toMatchObject({ own: true, agency: false });
    expect((await pictures(priya)).own).toBe(PNG.dataURI);
    expect(await standing(omar)).toMatchObject({ own: false, agency: false });
    await priya.post(`agent/signature/${priya.userId}`, JPEG).expect(201);
    await product.settled();
    expect((await pictures(priya)).own).toBe(JPEG.dataURI);
    expect(await files()).toHaveLength(1);
    for (const _time of [1, 2]) await priya.delete(`agent/signature/${priya.userId}`).expect(200);
    expect(await standing(priya)).toMatchObject({ own: false });
    expect((await pictures(priya)).own).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('of an agency are kept by its primary contact, and stand for all of its agents', async () => {
    const { companyId } = priya;
    await omar.post(`agency/${companyId}/signature`, PNG).expect(403);
    await priya.post(`agency/${companyId}/signature`, PNG).expect(201);
    expect(await standing(omar)).toMatchObject({ own: false, agency: true });
    expect((await pictures(omar)).agency).toBe(PNG.dataURI);
    await omar.delete(`agency/${companyId}/signature`).expect(403);
    await priya.delete(`agency/${companyId}/signature`).expect(200);
    expect(await standing(omar)).toMatchObject({ agency: false });
  });

  it('are nobody else’s to keep or to read', async () => {
    await omar.post(`agent/signature/${priya.userId}`, PNG).expect(404);
    await omar.delete(`agent/signature/${priya.userId}`).expect(404);
    await priya.post(`agency/${newId()}/signature`, PNG).expect(404);
    await dana.post(`agent/signature/${dana.userId}`, PNG).expect(403);
    await dana.get('agent/signature/pictures').expect(403);
  });

  it('are whole pictures, PNG or JPEG, by their content', async () => {
    const path = `agent/signature/${priya.userId}`;
    for (const dataURI of ['', 'data:image/gif;base64,R0lGODdh', 'https://example.com/a.png', `${PNG.dataURI}"`])
      expect((await priya.post(path, { dataURI }).expect(400)).body).toMatchObject({ code: 'HTTP.BAD_INPUT' });
    expect((await priya.post(path, uriOf(Buffer.from('%PDF-1.4 no picture'))).expect(422)).body).toMatchObject({
      code: 'FILE.NO_PICTURE',
    });
    expect((await priya.post(path, uriOf(pngOf(4, 4))).expect(422)).body).toMatchObject({ code: 'FILE.PICTURE_DOTS' });
    const damaged = Buffer.from(pngOf(300, 80));
    damaged.fill(7, 45, damaged.length - 20);
    expect((await priya.post(path, uriOf(damaged)).expect(422)).body).toMatchObject({ code: 'FILE.NO_PICTURE' });
    expect((await priya.post(path, uriOf(Buffer.alloc(160_000))).expect(400)).body).toMatchObject({
      errors: { dataURI: 'A signature may have at most 150 kB.' },
    });
  });

  it('are in no event: the log has the id of the file alone', async () => {
    await priya.post(`agent/signature/${priya.userId}`, PNG).expect(201);
    const data: unknown[] = [];
    for await (const event of product.infrastructure.events.readAll({ after: '' }))
      if (event.type.startsWith('Signature')) data.push(event.data);
    expect(data.length).toBeGreaterThan(0);
    for (const each of data)
      expect(Object.keys(each as object).every((key) => ['ownerId', 'of', 'fileId', 'replaces'].includes(key))).toBe(
        true,
      );
  });
});
