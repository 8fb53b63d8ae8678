import { mailedLink, ofPartner } from '#links/mailed-link';
import { defineMail } from '#mail/mail-kind';

const LINK_HOURS = 24;

/** The mail to whoever signed up: its link proves the address and completes the registration, once [A09]. */
export const verifyEmailMail = defineMail({
  name: 'verify-email',
  handles: 'SignUpRequested',
  of: (parts) => ({
    orders: async ({ data: { registrationId, signUpId, isTaken, partner } }) =>
      isTaken ? [] : [{ to: registrationId, about: { signUpId, ...ofPartner(partner) } }],
    compose: async ({ about: { partner, ...about } }) => {
      const link = { purpose: 'sign-up', page: '/verify-user', about, hours: LINK_HOURS, partner } as const;
      const { url } = await mailedLink(parts, link);
      return {
        subject: 'Verify your email',
        parts: ['Someone signed up for Covertrail with this address.'],
        main: { lead: 'Verify it and complete the registration, within a day', label: 'Verify my email', url },
        after: ['The link works once. If it was not you, do nothing: without it there is no account.'],
        because: 'someone signed up with this address',
      };
    },
  }),
});
