import { defineMail } from '#mail/mail-kind';

/** The mail to a person whose session was ended, because somebody else may have a copy of what continues it [A17]. */
export const reusedRenewal = defineMail({
  name: 'reused-renewal',
  handles: 'RenewalReused',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
    compose: async () => ({
      subject: 'A session of your account was ended',
      parts: [
        'A browser goes on with a session by a secret that changes with each use, and one that was used up was sent again: somebody may have a copy of it.',
        'Nobody can go on with that session any more. Log in again where you were logged in.',
        {
          lead: 'If you restored your browser or your computer from a backup, that may be the reason. If not, look at where you are logged in, and end what you do not know',
          label: 'Where you are logged in',
          url: `${publicUrl}/app/myProfile/security`,
        },
      ],
      main: {
        lead: 'Then choose another password',
        label: 'Choose another password',
        url: `${publicUrl}/forgot-password`,
      },
      because: 'a session of your account was ended',
    }),
  }),
});
