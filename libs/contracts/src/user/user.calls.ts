import type { Guide } from '@covertrail/domain/user/user.contract';
import { command } from '../calls/call.js';
import type { DismissGuideDto } from './user.inputs.js';

/** For the actor alone; a repeat changes nothing. `user/userdetails` says which guides are dismissed. */
export const dismissGuide = command<{ body: DismissGuideDto; reply: { readonly guide: Guide } }>()(
  'PUT',
  'user/guide',
  {
    needs: 'dismissGuides',
  },
);
