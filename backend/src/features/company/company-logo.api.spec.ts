import request from 'supertest';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { jpegOf, pngOf } from '#uploads/testing/pictures';

const SMALL = pngOf(120, 40);

describe('the logo of a company [I01]', () => {
  let product: TestProduct;
  let dana: Caller;
  let marcus: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    const companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
    dana = await join(product, companyId, 'Dana');
    marcus = await join(product, companyId, 'Marcus');
    stranger = await join(product, await registerCompany(product, 'Northgate', ['requester']), 'Noah');
  });
  afterAll(() => product.close());

  const upload = (by: Caller, content: Buffer, name = 'logo.png') =>
    by.upload('company/logo/file', 'logo', content, name);
  const idOf = async (content: Buffer) => bodyOf<UploadedFile>(await upload(dana, content).expect(201)).uploadId;
  const logoOf = async (by: Caller) =>
    bodyOf<CompanyProfileReply>(await by.get('company/profile').expect(200)).logoId ?? '';
  const openly = (companyId: string, logoId: string) =>
    request(product.server).get(`/covertrail-api/company/${companyId}/logo/${logoId}`);
  const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

  it('is chosen by the primary contact, and is seen without a log-in by whoever was given its id', async () => {
    await upload(marcus, SMALL).expect(403);
    await dana.put('company/logo', { uploadId: await idOf(SMALL) }).expect(200);
    const logoId = await logoOf(marcus);
    const details = bodyOf<UserDetails>(await marcus.get('user/userdetails').expect(200));
    expect(details.company?.logoId).toBe(logoId);
    const shown = await openly(dana.companyId, logoId).expect(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.compare(shown.body as Buffer, SMALL)).toBe(0);
    await openly(stranger.companyId, logoId).expect(404);
    await openly(newId(), newId()).expect(404);
  });

  it('is replaced, and the one of before is not shown any more', async () => {
    const before = await logoOf(dana);
    await dana.put('company/logo', { uploadId: await idOf(jpegOf(64, 64)) }).expect(200);
    const after = await logoOf(dana);
    await openly(dana.companyId, before).expect(404);
    expect((await openly(dana.companyId, after).expect(200)).headers['content-type']).toBe('image/jpeg');
  });

  it('is deleted', async () => {
    const before = await logoOf(dana);
    await marcus.delete('company/logo').expect(403);
    await dana.delete('company/logo').expect(200);
    expect(await logoOf(dana)).toBe('');
    await openly(dana.companyId, before).expect(404);
    await dana.delete('company/logo').expect(200);
  });

  it.each([
    ['a drawing of lines', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'FILE.NO_PICTURE'],
    ['a picture that is not whole', SMALL.subarray(0, -4), 422, 'FILE.NO_PICTURE'],
    ['a page with the beginning of a picture', Buffer.concat([SMALL, Buffer.from('<html>')]), 422, 'FILE.NO_PICTURE'],
    ['a picture of more dots than a page can draw', pngOf(4_001, 16), 422, 'FILE.PICTURE_DOTS'],
    ['a picture of few dots', pngOf(15, 40), 422, 'FILE.PICTURE_DOTS'],
    ['more than 1 MB', Buffer.concat([SMALL, Buffer.alloc(1_000_000)]), 413, 'FILE.PICTURE_TOO_LARGE'],
  ])('is not %s', async (_, content, status, problem) => {
    expect(code(await upload(dana, content).expect(status))).toBe(problem);
  });

  it('is no upload of another company, or for another purpose', async () => {
    await stranger.put('company/logo', { uploadId: await idOf(SMALL) }).expect(400);
    await dana.put('company/logo', { uploadId: newId() }).expect(400);
  });
});
