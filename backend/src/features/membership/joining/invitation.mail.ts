import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { mailedLink } from '#links/mailed-link';
import { defineMail } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';

const LINK_HOURS = 7 * 24;

/** The mail to whoever was invited to a company: its link makes the person active at once [A09] [A10]. */
export const invitationMail = defineMail({
  name: 'company-invitation',
  handles: 'PersonInvited',
  of: (parts) => ({
    orders: async ({ data: { invitationId, companyId } }) => [{ to: invitationId, about: { invitationId, companyId } }],
    compose: async ({ about }) => {
      const { state } = await parts.deciders.load(companyMembersDecider, about['companyId']!);
      if (state?.invitations[about['invitationId']!]?.status !== 'invited') return null;
      const company = await quotedNames(parts.deciders).company(about['companyId']!, 'A company');
      const { url } = await mailedLink(parts, { purpose: 'activation', page: '/activation', about, hours: LINK_HOURS });
      return {
        subject: `${company} invites you`,
        parts: [`The primary contact of ${company} invites you to work for the company on Covertrail.`],
        main: { lead: 'Accept the invitation within a week', label: 'Accept the invitation', url },
        after: [`The link works once. If you do not know ${company}, do nothing.`],
        because: `the primary contact of ${company} entered this address`,
      };
    },
  }),
});
