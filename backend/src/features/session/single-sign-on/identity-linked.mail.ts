import { defineMail } from '#mail/mail-kind';

/** The mail to a person whose account single sign-on opens from then on, so that nobody links it without the person's notice [A05]. */
export const identityLinked = defineMail({
  name: 'identity-linked',
  handles: 'IdentityLinked',
  of: () => ({
    orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
    compose: async () => ({
      subject: 'Single sign-on was linked to your account',
      parts: [
        'You logged in by single sign-on for the first time. From now on it opens your account.',
        'If it was you, do nothing. If it was not, tell your IT support at once.',
      ],
      because: 'single sign-on was linked to your account',
    }),
  }),
});
