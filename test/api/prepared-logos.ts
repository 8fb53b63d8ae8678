import { chooseLogo, uploadLogo } from '@covertrail/contracts/company/company.calls';
import { choosePhoto, uploadPhoto } from '@covertrail/contracts/user/photo.calls';
import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import type { Preparation } from './prepared.js';

const PICTURE = pngOf(64, 64);

const uploadedLogo = async (by: Caller): Promise<string> =>
  bodyOf<{ uploadId: string }>(await by.upload(uploadLogo.path, uploadLogo.upload, PICTURE, 'logo.png').expect(201))
    .uploadId;

const uploadedPhoto = async (by: Caller): Promise<string> =>
  bodyOf<{ uploadId: string }>(await by.upload(uploadPhoto.path, uploadPhoto.upload, PICTURE, 'me.png').expect(201))
    .uploadId;

/** The logo of a company and the photo of a person [I01], by the name of the route. */
export const PREPARED_LOGOS: Readonly<Record<string, Preparation>> = {
  'PhotoController.choose': async (_, { callers: { requester } }) => ({
    by: requester,
    bodyOf: async (by) => ({ uploadId: await uploadedPhoto(by) }),
  }),
  'PhotoController.remove': async (_, { callers: { requester } }) => {
    await requester.put(choosePhoto.path, { uploadId: await uploadedPhoto(requester) }).expect(200);
    return { by: requester };
  },
  'PhotoController.file': async (_, { callers: { requester } }) => {
    await requester.put(choosePhoto.path, { uploadId: await uploadedPhoto(requester) }).expect(200);
    const { photoId } = bodyOf<{ photoId: string }>(await requester.get('user/userdetails').expect(200));
    return { params: { userId: requester.userId, photoId } };
  },
  'CompanyLogoController.choose': async (_, { callers: { requester } }) => ({
    by: requester,
    body: { uploadId: await uploadedLogo(requester) },
  }),
  'CompanyLogoController.remove': async (_, { callers: { requester } }) => {
    await requester.put(chooseLogo.path, { uploadId: await uploadedLogo(requester) }).expect(200);
    return { by: requester };
  },
  'CompanyLogoController.file': async (_, { callers: { requester } }) => {
    await requester.put(chooseLogo.path, { uploadId: await uploadedLogo(requester) }).expect(200);
    const { logoId } = bodyOf<{ logoId: string }>(await requester.get('company/profile').expect(200));
    return { params: { companyId: requester.companyId, logoId } };
  },
};
