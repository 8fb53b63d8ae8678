import { mailedLink, ofPartner } from '#links/mailed-link';
import { defineMail } from '#mail/mail-kind';
import { PASSWORD_RESET } from './password-resets.service.js';

const LINK_HOURS = 1;

/** The mail with the link by which a person chooses a new password. Each mail has its own link, and the first that is used ends all [A10]. */
export const passwordReset = defineMail({
  name: PASSWORD_RESET,
  handles: 'PasswordResetRequested',
  of: (parts) => ({
    orders: async ({ data: { userId, partner } }) => [{ to: userId, about: ofPartner(partner) }],
    compose: async ({ to, about: { partner } }) => {
      const about = { userId: to, issuedAt: parts.clock.now() };
      const wanted = { purpose: PASSWORD_RESET, page: '/reset-password', about, hours: LINK_HOURS, partner } as const;
      const { url } = await mailedLink(parts, wanted);
      return {
        subject: 'Choose a new password',
        parts: ['Someone asked for a new password for your account.'],
        main: { lead: 'Choose it here, within an hour', label: 'Choose a new password', url },
        after: ['The link works once. If it was not you who asked, do nothing: your password stays as it is.'],
        because: 'someone asked for a new password for your account',
      };
    },
  }),
});
