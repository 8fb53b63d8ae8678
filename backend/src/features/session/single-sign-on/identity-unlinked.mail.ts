import { defineMail } from '#mail/mail-kind';
import { toPerson } from '../second-factor/second-factor.mail.js';

/** The mail to a person whose account single sign-on opens no longer, so that nobody unlinks it without the person's notice [A05]. */
export const identityUnlinked = defineMail({
  name: 'identity-unlinked',
  handles: 'IdentityUnlinked',
  ...toPerson({
    subject: 'Single sign-on was unlinked from your account',
    parts: ['A single sign-on that you had opens your account no longer.'],
    because: 'single sign-on was unlinked from your account',
  }),
});
