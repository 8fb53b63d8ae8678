import { defineMail } from '#mail/mail-kind';
import { PASSWORD_RESET } from './password-resets.service.js';

const LINK_MINUTES = 60;

/** The mail with the link by which a person chooses a new password. Each mail has its own link, and the first that is used ends all [A10]. */
export const passwordReset = defineMail({
  name: PASSWORD_RESET,
  handles: 'PasswordResetRequested',
  of: ({ links, clock, publicUrl }) => ({
    orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
    compose: async ({ to }) => {
      const issuedAt = clock.now();
      const endsAt = new Date(Date.parse(issuedAt) + LINK_MINUTES * 60_000).toISOString();
      const token = await links.issue(PASSWORD_RESET, { userId: to, issuedAt }, endsAt);
      return {
        subject: 'Choose a new password',
        text: [
          'You get this mail because someone asked for a new password for your account.',
          `Choose it here, within an hour:\n\n${publicUrl}/reset-password#${token}`,
          'The link works once. If it was not you who asked, do nothing: your password stays as it is.',
        ]
          .join('\n\n')
          .concat('\n'),
      };
    },
  }),
});
