import { defineMail } from '#mail/mail-kind';

/** The mail to a person whose password somebody has who has not the app: at most one a day [A17]. */
export const triedCodes = defineMail({
  name: 'tried-codes',
  handles: 'CodesTried',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
    compose: async () => ({
      subject: 'Wrong codes were entered with your password',
      parts: [
        'Your password was entered at a log-in, and then wrong codes in place of those of your authenticator app, several times in the last day.',
        'A wrong code opens nothing. If it was you, do nothing.',
      ],
      main: {
        lead: 'If it was not you, somebody else knows your password. Choose another one at once',
        label: 'Choose another password',
        url: `${publicUrl}/forgot-password`,
      },
      because: 'wrong codes were entered with your password',
    }),
  }),
});
