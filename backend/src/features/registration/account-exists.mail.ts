import { defineMail } from '#mail/mail-kind';

/** The mail to a person with whose address someone signed up again: the page says to nobody that there is an account (ADR 78). */
export const accountExists = defineMail({
  name: 'account-exists',
  handles: 'SignUpRequested',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { registrationId, isTaken } }) => (isTaken ? [{ to: registrationId, about: {} }] : []),
    compose: async () => ({
      subject: 'You have an account already',
      parts: ['Someone signed up for Covertrail with this address, which has an account already. Nothing was changed.'],
      main: { lead: 'If it was you, log in', label: 'Log in', url: `${publicUrl}/login` },
      after: [
        {
          lead: 'If you forgot the password, choose a new one',
          label: 'Choose a new password',
          url: `${publicUrl}/forgot-password`,
        },
      ],
      because: 'someone signed up with this address',
    }),
  }),
});
