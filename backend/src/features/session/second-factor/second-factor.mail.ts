import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Letter, LetterLink } from '#mail/letter';
import { defineMail, type DeclaredMail, type MailParts } from '#mail/mail-kind';

/** What a person does who did not do this. */
const ifNotYou = (publicUrl: string): LetterLink => ({
  lead: 'If it was not you, choose another password at once, and look at Security under My Profile',
  label: 'Choose another password',
  url: `${publicUrl}/forgot-password`,
});

/** To the person, so that nobody else changes how its account is opened without its notice [A17]. */
export const toPerson = (letter: Omit<Letter, 'main' | 'after'>) => ({
  of: ({ publicUrl }: Pick<MailParts, 'publicUrl'>) => ({
    orders: async ({ data: { userId } }: { readonly data: { readonly userId: Uuid } }) => [{ to: userId, about: {} }],
    compose: async (): Promise<Letter> => ({ ...letter, main: ifNotYou(publicUrl) }),
  }),
});

const recoveryCodeUsed = defineMail({
  name: 'recovery-code-used',
  handles: 'RecoveryCodeUsed',
  of: ({ publicUrl }) => ({
    orders: async ({ data: { userId, left } }) => [{ to: userId, about: { left: String(left) } }],
    compose: async ({ about: { left } }) => ({
      subject: 'A recovery code opened your account',
      parts: [
        'Someone logged in to your account with a recovery code in place of a code of your app.',
        {
          lead: `${left === '1' ? '1 recovery code is' : `${left ?? ''} recovery codes are`} left. You can make new ones on the page Security`,
          label: 'Make new recovery codes',
          url: `${publicUrl}/app/myProfile/security`,
        },
      ],
      main: ifNotYou(publicUrl),
      because: 'a recovery code opened your account',
    }),
  }),
});

export const SECOND_FACTOR_MAILS: readonly DeclaredMail[] = [
  defineMail({
    name: 'second-factor-enabled',
    handles: 'SecondFactorEnabled',
    ...toPerson({
      subject: 'Your authenticator app was turned on',
      parts: [
        'Your account asks for a code of an authenticator app at each log-in from now on.',
        'Keep your recovery codes where you find them without your phone: each opens your account once.',
      ],
      because: 'an authenticator app was turned on for your account',
    }),
  }),
  defineMail({
    name: 'second-factor-disabled',
    handles: 'SecondFactorDisabled',
    ...toPerson({
      subject: 'Your authenticator app was turned off',
      parts: ['Your account no longer asks for a code of an authenticator app: the password alone opens it.'],
      because: 'the authenticator app of your account was turned off',
    }),
  }),
  defineMail({
    name: 'recovery-codes-renewed',
    handles: 'RecoveryCodesRenewed',
    ...toPerson({
      subject: 'You have new recovery codes',
      parts: ['New recovery codes were made for your account. Those before open nothing any more.'],
      because: 'new recovery codes were made for your account',
    }),
  }),
  recoveryCodeUsed,
];
