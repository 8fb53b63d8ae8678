import { query } from '../calls/call.js';
import type { PhotoPath } from './photo.inputs.js';

/** Open, because pictures of a page are asked for without a token: nobody can guess the id of one. */
export const userPhoto = query<{ params: PhotoPath }>()('user/:userId/photo/:photoId', {
  open: true,
  answers: 'file',
  long: true,
});
