import { defineMail, type DeclaredMail } from '#mail/mail-kind';
import { securityText, toPerson } from '../second-factor/second-factor.mail.js';

export const PASSKEY_MAILS: readonly DeclaredMail[] = [
  defineMail({
    name: 'passkey-added',
    handles: 'PasskeyAdded',
    ...toPerson((publicUrl) => ({
      subject: 'A passkey was added to your account',
      text: securityText(
        publicUrl,
        'You get this mail because a passkey opens your account from now on, without your password.',
      ),
    })),
  }),
  defineMail({
    name: 'passkey-removed',
    handles: 'PasskeyRemoved',
    ...toPerson((publicUrl) => ({
      subject: 'A passkey was removed from your account',
      text: securityText(publicUrl, 'You get this mail because a passkey that you had opens your account no longer.'),
    })),
  }),
];
