import { defineMail, type DeclaredMail } from '#mail/mail-kind';
import { toPerson } from '../second-factor/second-factor.mail.js';

export const PASSKEY_MAILS: readonly DeclaredMail[] = [
  defineMail({
    name: 'passkey-added',
    handles: 'PasskeyAdded',
    ...toPerson({
      subject: 'A passkey was added to your account',
      parts: ['A passkey opens your account from now on, without your password.'],
      because: 'a passkey was added to your account',
    }),
  }),
  defineMail({
    name: 'passkey-removed',
    handles: 'PasskeyRemoved',
    ...toPerson({
      subject: 'A passkey was removed from your account',
      parts: ['A passkey that you had opens your account no longer.'],
      because: 'a passkey was removed from your account',
    }),
  }),
];
