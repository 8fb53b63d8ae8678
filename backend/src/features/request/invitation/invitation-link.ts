import type { Uuid } from '@covertrail/domain/kernel/event';
import { mailedLink, type LinkParts, type MailedLink } from '#links/mailed-link';

/** The kind of access link that opens one request to the person who was invited, or to the agent whom that person named. */
export const INVITATION = 'request-invitation';
const LINK_HOURS = 30 * 24;

/** A new personal link to a request. Each mail has its own. */
export const invitationLink = (parts: LinkParts, requestId: Uuid, inviteeId: Uuid): Promise<MailedLink> =>
  linkAbout(parts, { requestId, inviteeId });

/** The same for a named agent: it gives access to this request alone, until another agent is named [D13]. */
export const namedAgentLink = (parts: LinkParts, requestId: Uuid, agentId: Uuid): Promise<MailedLink> =>
  linkAbout(parts, { requestId, agentId });

const linkAbout = (parts: LinkParts, about: Readonly<Record<string, string>>): Promise<MailedLink> =>
  mailedLink(parts, { purpose: INVITATION, page: '/invitation', about, hours: LINK_HOURS });
