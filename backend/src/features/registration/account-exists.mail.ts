import { mailedLink, ofPartner } from '#links/mailed-link';
import type { Letter } from '#mail/letter';
import { defineMail } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';

const LINK_HOURS = 24;

/**
 * The mail to a person with whose address someone signed up again: the page says to nobody that there is an account (ADR 78). Where the form
 * was to join a company, the account asks for that by the link: also a person who was declined [A09].
 */
export const accountExists = defineMail({
  name: 'account-exists',
  handles: 'SignUpRequested',
  of: (parts) => ({
    orders: async ({ data: { registrationId, isTaken, signUpId, joinsId, partner } }) => {
      const about: Record<string, string> = joinsId === undefined ? {} : { signUpId, joinsId, ...ofPartner(partner) };
      return isTaken ? [{ to: registrationId, about }] : [];
    },
    compose: async ({ about: { signUpId, joinsId, partner } }) => {
      if (signUpId === undefined || joinsId === undefined) return letter(parts.publicUrl);
      const company = await quotedNames(parts.deciders).company(joinsId, 'a company');
      const link = {
        purpose: 'sign-up',
        page: '/verify-user',
        about: { signUpId },
        hours: LINK_HOURS,
        partner,
      } as const;
      const { url } = await mailedLink(parts, link);
      return letter(parts.publicUrl, {
        lead: `If it was you, ask ${company} with your account, within a day; your name and your password stay as they are`,
        label: 'Ask to join',
        url,
      });
    },
  }),
});

const letter = (
  publicUrl: string,
  main: Letter['main'] = { lead: 'If it was you, log in', label: 'Log in', url: `${publicUrl}/login` },
): Letter => ({
  subject: 'You have an account already',
  parts: ['Someone signed up for Covertrail with this address, which has an account already. Nothing was changed.'],
  main,
  after: [
    {
      lead: 'If you forgot the password, choose a new one',
      label: 'Choose a new password',
      url: `${publicUrl}/forgot-password`,
    },
  ],
  because: 'someone signed up with this address',
});
