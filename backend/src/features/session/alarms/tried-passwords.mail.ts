import { defineMail } from '#mail/mail-kind';

/** The mail to a person whose account someone elsewhere tries to open: at most one a day. */
export const triedPasswords = defineMail({
  name: 'tried-passwords',
  handles: 'PasswordsTried',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
    compose: async () => ({
      subject: 'Someone is trying to log in to your account',
      parts: [
        'Wrong passwords were entered for your account several times in the last day, in browsers and at places where you never logged in.',
        'Nobody got in this way. Where you logged in before you can go on logging in; elsewhere you may have to wait a few minutes.',
        'If it was you, do nothing. If your password is short or used elsewhere, choose a better one.',
      ],
      main: { lead: 'Log in as usual', label: 'Log in', url: `${publicUrl}/login` },
      because: 'wrong passwords were entered for your account',
    }),
  }),
});
