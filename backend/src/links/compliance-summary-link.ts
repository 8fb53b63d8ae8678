import type { Uuid } from '@covertrail/domain/kernel/event';
import { mailedLink, type LinkParts, type MailedLink } from './mailed-link.js';

/** The purpose of a link that shows one person how a supplier complies for one project [F07]. */
export const COMPLIANCE_SUMMARY = 'compliance-summary';
const LINK_HOURS = 30 * 24;

/** `companyId`: for which the person got the mail. */
export const complianceSummaryLink = (
  parts: LinkParts,
  about: { readonly trackingId: Uuid; readonly userId: Uuid; readonly companyId: Uuid },
): Promise<MailedLink> =>
  mailedLink(parts, {
    purpose: COMPLIANCE_SUMMARY,
    page: '/requestor-compliance',
    about: { ...about },
    hours: LINK_HOURS,
  });
