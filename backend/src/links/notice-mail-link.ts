import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NoticeMail } from '@covertrail/domain/user/user.contract';
import { mailedLink, type LinkParts } from './mailed-link.js';

/** The purpose of a link by which a person ends mails of a kind, and the page that it opens [A16]. */
export const NOTICE_MAIL = 'notice-mail';
export const NOTICE_MAIL_PAGE = '/unsubscribe';

/** People find mails of a season ago in their mailbox, and end them there. */
const LINK_HOURS = 120 * 24;

/** The same secret in two addresses. */
export interface NoticeMailLink {
  /** The page where the person confirms. */
  readonly pageUrl: string;
  /** What the mail program of the person posts to when the person ends such mails there (RFC 8058); opened, it leads to the page. */
  readonly oneClickUrl: string;
}

/** Ends mails of one kind to one person, and opens nothing else. */
export async function noticeMailLink(parts: LinkParts, userId: Uuid, notice: NoticeMail): Promise<NoticeMailLink> {
  const { url } = await mailedLink(parts, {
    purpose: NOTICE_MAIL,
    page: NOTICE_MAIL_PAGE,
    about: { userId, notice },
    hours: LINK_HOURS,
  });
  return { pageUrl: url, oneClickUrl: url.replace(`${NOTICE_MAIL_PAGE}#`, `${NOTICE_MAIL_PAGE}/`) };
}
