import { defineMail } from '#mail/mail-kind';

/** The mail to a person whose password was changed, so that nobody else changes it without the person's notice [A10]. */
export const passwordChanged = defineMail({
  name: 'password-changed',
  handles: 'PasswordChanged',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
    compose: async () => ({
      subject: 'Your password was changed',
      parts: [
        'Your password was changed. Whoever was logged in to your account has been logged out.',
        {
          lead: 'Passkeys and an authenticator app stay as they are. Look whether you know all of them',
          label: 'What else opens your account',
          url: `${publicUrl}/app/myProfile/security`,
        },
      ],
      main: {
        lead: 'If it was you, do nothing. If it was not, choose another password at once',
        label: 'Choose another password',
        url: `${publicUrl}/forgot-password`,
      },
      because: 'the password of your account was changed',
    }),
  }),
});
