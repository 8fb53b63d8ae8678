import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { defineMail } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';

/** The mail to the primary contact about a person who asks to join the company [A09]. */
export const joinRequestMail = defineMail({
  name: 'join-request',
  notice: 'people',
  handles: 'MembershipRequested',
  of: ({ deciders, publicUrl }) => ({
    orders: async ({ data: { companyId, membershipId } }) => {
      const { state } = await deciders.load(companyMembersDecider, companyId);
      const contact = state?.primaryContact ? state.members[state.primaryContact] : undefined;
      return contact ? [{ to: contact.userId, about: { companyId, membershipId } }] : [];
    },
    compose: async ({ about }) => {
      const { state } = await deciders.load(companyMembersDecider, about['companyId']!);
      if (state?.members[about['membershipId']!]?.status !== 'pending') return null;
      const company = await quotedNames(deciders).company(about['companyId']!, 'your company');
      return {
        subject: `Someone asks to join ${company}`,
        parts: [`Someone signed up for ${company}, and may do nothing for it before you approve.`],
        main: { lead: 'Approve or decline', label: 'See who asks', url: `${publicUrl}/app/my-pending-users` },
        after: ['Decline whoever you do not know.'],
        because: `you are the primary contact of ${company}`,
      };
    },
  }),
});
