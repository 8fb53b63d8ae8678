import type { Uuid } from '@covertrail/domain/kernel/event';
import { mailedLink, type LinkParts, type MailedLink } from '#links/mailed-link';

/** The kind of link by which someone who may answer a request says that the company is no supplier of its requester [D11]. */
export const OPT_OUT = 'opt-out';
const LINK_HOURS = 30 * 24;

/** `companyId`: of the person who gets it, the insured or an agency of it. */
export const optOutLink = (
  parts: LinkParts,
  about: { readonly requestId: Uuid; readonly companyId: Uuid; readonly userId: Uuid },
): Promise<MailedLink> =>
  mailedLink(parts, { purpose: OPT_OUT, page: '/opt-out', about: { ...about }, hours: LINK_HOURS });
