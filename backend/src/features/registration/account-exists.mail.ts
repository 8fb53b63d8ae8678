import { defineMail } from '#mail/mail-kind';

/** The mail to a person with whose address someone signed up again: the page says to nobody that there is an account (ADR 78). */
export const accountExists = defineMail({
  name: 'account-exists',
  handles: 'SignUpRequested',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { registrationId, isTaken } }) => (isTaken ? [{ to: registrationId, about: {} }] : []),
    compose: async () => ({
      subject: 'You have an account already',
      text: [
        'You get this mail because someone signed up for Covertrail with this address, which has an account already. Nothing was changed.',
        `If it was you, log in:\n\n${publicUrl}/login`,
        `If you forgot the password, choose a new one:\n\n${publicUrl}/forgot-password`,
      ]
        .join('\n\n')
        .concat('\n'),
    }),
  }),
});
