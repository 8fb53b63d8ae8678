import request from 'supertest';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { jpegOf, pngOf } from '#uploads/testing/pictures';

const SMALL = pngOf(64, 64);

describe('the photo of a person [I01]', () => {
  let product: TestProduct;
  let dana: Caller;
  let rita: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    const companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
    dana = await join(product, companyId, 'Dana');
    rita = await join(product, companyId, 'Rita', 'readOnly');
    stranger = await join(product, await registerCompany(product, 'Northgate', ['requester']), 'Noah');
  });
  afterAll(() => product.close());

  const upload = (by: Caller, content: Buffer, name = 'me.png') => by.upload('user/photo/file', 'photo', content, name);
  const idOf = async (by: Caller, content: Buffer) =>
    bodyOf<UploadedFile>(await upload(by, content).expect(201)).uploadId;
  const photoOf = async (by: Caller) => bodyOf<UserDetails>(await by.get('user/userdetails').expect(200)).photoId;
  const openly = (userId: string, photoId: string | null) =>
    request(product.server).get(`/covertrail-api/user/${userId}/photo/${photoId}`);

  it('is chosen by each for itself, also with Read Only, and colleagues see it', async () => {
    await rita.put('user/photo', { uploadId: await idOf(rita, SMALL) }).expect(200);
    const photoId = await photoOf(rita);
    expect(await photoOf(dana)).toBeNull();
    await product.settled();
    const people = bodyOf<readonly Colleague[]>(await dana.get('company/people').expect(200));
    expect(people.map(({ personId, photoId: shown }) => [personId, shown])).toEqual(
      expect.arrayContaining([
        [rita.userId, photoId],
        [dana.userId, null],
      ]),
    );
    const shown = await openly(rita.userId, photoId).expect(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
    });
    expect(Buffer.compare(shown.body as Buffer, SMALL)).toBe(0);
    await openly(dana.userId, photoId).expect(404);
    await openly(rita.userId, newId()).expect(404);
  });

  it('is replaced and deleted, and the one of before is not shown any more', async () => {
    const before = await photoOf(rita);
    await rita.put('user/photo', { uploadId: await idOf(rita, jpegOf(64, 64)) }).expect(200);
    const after = await photoOf(rita);
    await openly(rita.userId, before).expect(404);
    expect((await openly(rita.userId, after).expect(200)).headers['content-type']).toBe('image/jpeg');
    for (const _time of [1, 2]) await rita.delete('user/photo').expect(200);
    expect(await photoOf(rita)).toBeNull();
    await openly(rita.userId, after).expect(404);
  });

  it('is a whole picture by its content, and no upload of another company or for another purpose', async () => {
    for (const content of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), SMALL.subarray(0, -4)])
      expect((await upload(rita, content).expect(422)).body).toMatchObject({ code: 'FILE.NO_PICTURE' });
    await stranger.put('user/photo', { uploadId: await idOf(rita, SMALL) }).expect(400);
    await rita.put('user/photo', { uploadId: newId() }).expect(400);
    const logo = bodyOf<UploadedFile>(await dana.upload('company/logo/file', 'logo', SMALL, 'l.png').expect(201));
    await dana.put('user/photo', { uploadId: logo.uploadId }).expect(400);
  });
});
