import { companyDecider } from '@covertrail/domain/company/company.decider';
import { agreementOf } from '#accounts/agreement-of';
import { defineMail } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';

/** The mail to a person whom a company approved [A09]. */
export const joinApprovedMail = defineMail({
  name: 'join-approved',
  handles: 'MembershipRequestApproved',
  of: ({ deciders, publicUrl }) => ({
    orders: async ({ data: { userId, companyId } }) => [{ to: userId, about: { companyId } }],
    compose: async ({ about }) => {
      const company = await quotedNames(deciders).company(about['companyId']!, 'The company');
      return {
        subject: `${company} approved you`,
        parts: [`The primary contact of ${company} approved you. You may work for the company on Covertrail now.`],
        main: { lead: 'Log in with your email and your password', label: 'Log in', url: `${publicUrl}/login` },
        because: `you asked to join ${company}`,
      };
    },
  }),
});

/** The mail to a person whom a company declined [A09]. */
export const joinDeclinedMail = defineMail({
  name: 'join-declined',
  handles: 'MembershipRequestDeclined',
  of: ({ deciders, publicUrl }) => ({
    orders: async ({ data: { userId, companyId } }) => [{ to: userId, about: { companyId } }],
    compose: async ({ about }) => {
      const company = await quotedNames(deciders).company(about['companyId']!, 'The company');
      const { state } = await deciders.readable.load(companyDecider, about['companyId']!);
      const page = agreementOf(state?.registration.roles ?? []) === 'agent' ? '/sign-up-agent/new' : '/sign-up';
      return {
        subject: `${company} did not approve you`,
        parts: [
          `The primary contact of ${company} did not approve you.`,
          'If you think that this is a mistake, ask the primary contact of the company to invite you.',
        ],
        main: {
          lead: 'Or sign up again with this address, to ask it after a day, or to ask another company now',
          label: 'Ask again',
          url: `${publicUrl}${page}`,
        },
        because: `you asked to join ${company}`,
      };
    },
  }),
});
