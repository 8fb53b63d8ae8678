import type { Uuid } from '@covertrail/domain/kernel/event';
import { mailedLink, type LinkParts, type MailedLink } from './mailed-link.js';

/** The purpose of a link that shows an agent the renewals of the agency's clients that are past due [A11]. */
export const ACTIVITY_NOTES = 'activity-notes';
const LINK_HOURS = 30 * 24;

/** It shows, and changes nothing: what can be done from there has a link of its own. */
export const activityNotesLink = (
  parts: LinkParts,
  agent: { readonly agencyId: Uuid; readonly agentId: Uuid },
): Promise<MailedLink> =>
  mailedLink(parts, { purpose: ACTIVITY_NOTES, page: '/activity-notes', about: { ...agent }, hours: LINK_HOURS });
