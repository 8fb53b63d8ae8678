import type { EventType } from '@covertrail/domain/catalogue/product-event';
import { defineMail, type DeclaredMail } from '#mail/mail-kind';

type Change = Extract<EventType, 'SecondFactorEnabled' | 'SecondFactorDisabled' | 'RecoveryCodesRenewed'>;

const IF_NOT = 'If it was not you, choose another password at once, and look at Security under My Profile:';
const textOf = (publicUrl: string, ...paragraphs: readonly string[]): string =>
  [...paragraphs, `${IF_NOT}\n\n${publicUrl}/forgot-password\n`].join('\n\n');

/** A mail to a person about its second factor, so that nobody else changes it without the person's notice [A17]. */
const mailOf = (name: string, handles: Change, subject: string, ...paragraphs: readonly string[]): DeclaredMail =>
  defineMail({
    name,
    handles,
    of: ({ publicUrl }) => ({
      orders: async ({ data: { userId } }) => [{ to: userId, about: {} }],
      compose: async () => ({ subject, text: textOf(publicUrl, ...paragraphs) }),
    }),
  });

const recoveryCodeUsed = defineMail({
  name: 'recovery-code-used',
  handles: 'RecoveryCodeUsed',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId, left } }) => [{ to: userId, about: { left: String(left) } }],
    compose: async ({ about: { left } }) => ({
      subject: 'A recovery code opened your account',
      text: textOf(
        publicUrl,
        'You get this mail because someone logged in to your account with a recovery code in place of a code of your app.',
        `${left === '1' ? '1 recovery code is' : `${left ?? ''} recovery codes are`} left. You can make new ones on the page Security:\n\n${publicUrl}/app/myProfile/security`,
      ),
    }),
  }),
});

export const SECOND_FACTOR_MAILS: readonly DeclaredMail[] = [
  mailOf(
    'second-factor-enabled',
    'SecondFactorEnabled',
    'Your authenticator app was turned on',
    'You get this mail because your account asks for a code of an authenticator app at each log-in from now on.',
    'Keep your recovery codes where you find them without your phone: each opens your account once.',
  ),
  mailOf(
    'second-factor-disabled',
    'SecondFactorDisabled',
    'Your authenticator app was turned off',
    'You get this mail because your account no longer asks for a code of an authenticator app: the password alone opens it.',
  ),
  mailOf(
    'recovery-codes-renewed',
    'RecoveryCodesRenewed',
    'You have new recovery codes',
    'You get this mail because new recovery codes were made for your account. Those before open nothing any more.',
  ),
  recoveryCodeUsed,
];
