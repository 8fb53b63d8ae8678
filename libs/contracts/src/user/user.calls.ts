import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Guide } from '@covertrail/domain/user/user.contract';
import { command } from '../calls/call.js';
import type { ChangeProfileDto, DismissGuideDto } from './user.inputs.js';

/** For the actor alone; a repeat changes nothing. `user/userdetails` says which guides are dismissed. */
export const dismissGuide = command<{ body: DismissGuideDto; reply: { readonly guide: Guide } }>()(
  'PUT',
  'user/guide',
  {
    needs: 'dismissGuides',
  },
);

/** Of the actor alone. */
export const changeProfile = command<{ body: ChangeProfileDto; reply: { readonly userId: Uuid } }>()(
  'PUT',
  'user/profile',
  { needs: 'changeProfile', settles: ['people'] },
);
