import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineMail, type DeclaredMail, type Letter, type MailParts } from '#mail/mail-kind';

const IF_NOT = 'If it was not you, choose another password at once, and look at Security under My Profile:';
/** What happened to an account, and what its person does who did not do it. */
export const securityText = (publicUrl: string, ...paragraphs: readonly string[]): string =>
  [...paragraphs, `${IF_NOT}\n\n${publicUrl}/forgot-password\n`].join('\n\n');

/** To the person, so that nobody else changes how its account is opened without its notice [A17]. */
export const toPerson = (of: (publicUrl: string) => Letter) => ({
  of: ({ publicUrl }: Pick<MailParts, 'publicUrl'>) => ({
    orders: async ({ data: { userId } }: { readonly data: { readonly userId: Uuid } }) => [{ to: userId, about: {} }],
    compose: async () => of(publicUrl),
  }),
});

const recoveryCodeUsed = defineMail({
  name: 'recovery-code-used',
  handles: 'RecoveryCodeUsed',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId, left } }) => [{ to: userId, about: { left: String(left) } }],
    compose: async ({ about: { left } }) => ({
      subject: 'A recovery code opened your account',
      text: securityText(
        publicUrl,
        'You get this mail because someone logged in to your account with a recovery code in place of a code of your app.',
        `${left === '1' ? '1 recovery code is' : `${left ?? ''} recovery codes are`} left. You can make new ones on the page Security:\n\n${publicUrl}/app/myProfile/security`,
      ),
    }),
  }),
});

export const SECOND_FACTOR_MAILS: readonly DeclaredMail[] = [
  defineMail({
    name: 'second-factor-enabled',
    handles: 'SecondFactorEnabled',
    ...toPerson((publicUrl) => ({
      subject: 'Your authenticator app was turned on',
      text: securityText(
        publicUrl,
        'You get this mail because your account asks for a code of an authenticator app at each log-in from now on.',
        'Keep your recovery codes where you find them without your phone: each opens your account once.',
      ),
    })),
  }),
  defineMail({
    name: 'second-factor-disabled',
    handles: 'SecondFactorDisabled',
    ...toPerson((publicUrl) => ({
      subject: 'Your authenticator app was turned off',
      text: securityText(
        publicUrl,
        'You get this mail because your account no longer asks for a code of an authenticator app: the password alone opens it.',
      ),
    })),
  }),
  defineMail({
    name: 'recovery-codes-renewed',
    handles: 'RecoveryCodesRenewed',
    ...toPerson((publicUrl) => ({
      subject: 'You have new recovery codes',
      text: securityText(
        publicUrl,
        'You get this mail because new recovery codes were made for your account. Those before open nothing any more.',
      ),
    })),
  }),
  recoveryCodeUsed,
];
