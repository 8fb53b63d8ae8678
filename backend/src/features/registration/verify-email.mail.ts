import { defineMail } from '#mail/mail-kind';

const LINK_HOURS = 24;

/** The mail to whoever signed up: its link proves the address and completes the registration, once [A09]. */
export const verifyEmailMail = defineMail({
  name: 'verify-email',
  handles: 'SignUpRequested',
  of: ({ links, clock, publicUrl }) => ({
    orders: async ({ data: { registrationId, signUpId, isTaken } }) =>
      isTaken ? [] : [{ to: registrationId, about: { signUpId } }],
    compose: async ({ about }) => {
      const endsAt = new Date(Date.parse(clock.now()) + LINK_HOURS * 3_600_000).toISOString();
      const token = await links.issue('sign-up', about, endsAt);
      return {
        subject: 'Verify your email',
        text: [
          'You get this mail because someone signed up for Covertrail with this address.',
          `Verify it and complete the registration, within a day:\n\n${publicUrl}/verify-user#${token}`,
          'The link works once. If it was not you, do nothing: without it there is no account.',
        ]
          .join('\n\n')
          .concat('\n'),
      };
    },
  }),
});
