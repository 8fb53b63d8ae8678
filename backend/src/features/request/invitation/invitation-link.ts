import type { Uuid } from '@covertrail/domain/kernel/event';
import { mailedLink, type LinkParts, type MailedLink } from '#links/mailed-link';

/** The kind of access link that opens one request to the person who was invited. */
export const INVITATION = 'request-invitation';
const LINK_HOURS = 30 * 24;

/** A new personal link to a request. Each mail has its own. */
export const invitationLink = (parts: LinkParts, requestId: Uuid, inviteeId: Uuid): Promise<MailedLink> =>
  mailedLink(parts, { purpose: INVITATION, page: '/invitation', about: { requestId, inviteeId }, hours: LINK_HOURS });
