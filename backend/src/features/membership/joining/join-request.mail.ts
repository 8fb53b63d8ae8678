import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { defineMail } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';

/** The mail to the primary contact about a person who asks to join the company [A09]. */
export const joinRequestMail = defineMail({
  name: 'join-request',
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
        text: [
          `You get this mail because you are the primary contact of ${company}. Someone signed up for it, and may do nothing before you approve.`,
          `Approve or decline:\n\n${publicUrl}/app/my-pending-users`,
          'Decline whoever you do not know.',
        ]
          .join('\n\n')
          .concat('\n'),
      };
    },
  }),
});
