import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { ChoosePhotoDto, PhotoPath } from './photo.inputs.js';

/** The picture is uploaded first; `choosePhoto` then cites it [I01]. */
export const uploadPhoto = command<{ reply: UploadedFile }>()('POST', 'user/photo/file', {
  needs: 'changeProfile',
  upload: 'photo',
  long: true,
});

/** Of the actor alone. */
export const choosePhoto = command<{ body: ChoosePhotoDto; reply: { readonly userId: Uuid } }>()('PUT', 'user/photo', {
  needs: 'changeProfile',
  settles: ['people'],
});

export const removePhoto = command<{ reply: { readonly userId: Uuid } }>()('DELETE', 'user/photo', {
  needs: 'changeProfile',
  settles: ['people'],
});

/** Open, because pictures of a page are asked for without a token: nobody can guess the id of one. */
export const userPhoto = query<{ params: PhotoPath }>()('user/:userId/photo/:photoId', {
  open: true,
  answers: 'file',
  long: true,
});
