import { defineMail } from '#mail/mail-kind';

/** The mail to a person whose session was ended, because somebody else may have a copy of what continues it [A17]. */
export const reusedRenewal = defineMail({
  name: 'reused-renewal',
  handles: 'RenewalReused',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
    compose: async () => ({
      subject: 'A session of your account was ended',
      text: [
        'You get this mail because a session of your account was ended. A browser goes on with a session by a secret that changes with each use, and one that was used up was sent again: somebody may have a copy of it.',
        'Nobody can go on with that session any more. Log in again where you were logged in.',
        `If you restored your browser or your computer from a backup, that may be the reason. If not, look at where you are logged in, and end what you do not know:\n\n${publicUrl}/app/myProfile/security`,
        `Then choose another password:\n\n${publicUrl}/forgot-password`,
      ]
        .join('\n\n')
        .concat('\n'),
    }),
  }),
});
