import type { Uuid } from '@covertrail/domain/kernel/event';
import { command } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { ChoosePhotoDto } from './photo.inputs.js';

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
