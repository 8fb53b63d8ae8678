import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Agreement, Guide } from '@covertrail/domain/user/user.contract';
import { command } from '../calls/call.js';
import type { AcceptTermsDto, ChangeProfileDto, DismissGuideDto } from './user.inputs.js';

/** For the actor alone; a repeat changes nothing. `user/userdetails` says which guides are dismissed. */
export const dismissGuide = command<{ body: DismissGuideDto; reply: { readonly guide: Guide } }>()(
  'PUT',
  'user/guide',
  {
    needs: 'dismissGuides',
  },
);

/** The actor accepts the present version of an agreement; a repeat changes nothing. Throws USER.OTHER_TERMS where it was revised meanwhile [A07]. */
export const acceptTerms = command<{ body: AcceptTermsDto; reply: { readonly agreement: Agreement } }>()(
  'PUT',
  'user/terms',
  { needs: 'acceptTerms' },
);

/** Of the actor alone. */
export const changeProfile = command<{ body: ChangeProfileDto; reply: { readonly userId: Uuid } }>()(
  'PUT',
  'user/profile',
  { needs: 'changeProfile', settles: ['people'] },
);
