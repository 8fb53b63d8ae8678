import { mailedLink } from '#links/mailed-link';
import { defineMail } from '#mail/mail-kind';

/** The purpose of the link, and the kind of the mail that has it. */
export const IDENTITY_LINK = 'identity-link';
export const LINK_HOURS = 1;

/** The mail that asks whether a sign-on whose e-mail its provider did not verify is to open the account [A05]. */
export const identityLink = defineMail({
  name: IDENTITY_LINK,
  handles: 'IdentityLinkRequested',
  of: (parts) => ({
    orders: async ({ data: { userId, issuer, subjectHash } }) => [{ to: userId, about: { issuer, subjectHash } }],
    compose: async ({ to, about }) => {
      const wanted = {
        purpose: IDENTITY_LINK,
        page: '/sso-link',
        about: { userId: to, ...about },
        hours: LINK_HOURS,
      } as const;
      const { url } = await mailedLink(parts, wanted);
      return {
        subject: 'Link single sign-on to your account',
        parts: ['Someone signed on with your email at a provider that has not verified that it is yours.'],
        main: {
          lead: 'If it was you, open this link within an hour, in the browser in which you signed on',
          label: 'Link single sign-on',
          url,
        },
        after: ['The link works once. If it was not you, do nothing: your account stays as it is.'],
        because: 'someone signed on with your email',
      };
    },
  }),
});
