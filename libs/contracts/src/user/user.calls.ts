import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Agreement, Guide } from '@covertrail/domain/user/user.contract';
import { command, query } from '../calls/call.js';
import type { LinkDto } from '../inputs/link.inputs.js';
import type {
  AcceptTermsDto,
  ChangeProfileDto,
  ChooseNoticeMailDto,
  ChooseTimeZoneDto,
  DismissGuideDto,
} from './user.inputs.js';
import type { EndedNoticeMail, NoticeMailChoice } from './user.replies.js';

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

/** Which notices come by mail to the actor, of those that concern the roles of its company [A16]. */
export const noticeMails = query<{ reply: readonly NoticeMailChoice[] }>()('user/notices', {
  needs: 'changeProfile',
  idAt: 'notice',
});

/** Of the actor alone, for all companies; a repeat changes nothing. */
export const chooseNoticeMail = command<{ body: ChooseNoticeMailDto; reply: NoticeMailChoice }>()(
  'PUT',
  'user/notices',
  { needs: 'changeProfile' },
);

/** What the link of a mail would end. Nothing is ended by it: mail programs open links by themselves. */
export const readNoticeMail = command<{ body: LinkDto; reply: EndedNoticeMail }>()('POST', 'user/notices/link', {
  open: true,
  status: 200,
  duringMaintenance: true,
});

/**
 * Mails of this kind come no more to the person who got the link. It can be used again, and changes nothing then. A mail program that posts to it does
 * so once: it is answered while the product is maintained too.
 */
export const endNoticeMail = command<{ body: LinkDto; reply: EndedNoticeMail }>()('POST', 'user/notices/end', {
  open: true,
  status: 200,
  duringMaintenance: true,
});

/** Takes back what `endNoticeMail` did, by the same link. */
export const resumeNoticeMail = command<{ body: LinkDto; reply: EndedNoticeMail }>()('POST', 'user/notices/resume', {
  open: true,
  status: 200,
});

/** Of the actor alone: moments are shown in it. Without one, in that of the company [I01]. */
export const chooseTimeZone = command<{
  body: ChooseTimeZoneDto;
  reply: { readonly timeZone: string | null };
}>()('PUT', 'user/timezone', { needs: 'changeProfile' });
