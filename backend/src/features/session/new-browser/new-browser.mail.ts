import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { Session } from '@covertrail/platform/vault/vault.port';
import { mailedLink } from '#links/mailed-link';
import { defineMail, type MailParts } from '#mail/mail-kind';
import type { LetterPart } from '#mail/letter';
import { inQuotes } from '#mail/typed-text';
import { END_SESSION } from './ended-sessions.service.js';

/** As long as a session lasts. */
const LINK_HOURS = 12;

/**
 * The mail to a person whose account was opened in a browser in which it never was before [A17]: by what, when, for which company, and a link that
 * ends that session. It names no place: an address on the network says only roughly where somebody is, and often wrongly.
 */
export const newBrowser = defineMail({
  name: 'new-browser',
  handles: 'NewBrowserUsed',
  of: (parts) => ({
    orders: async ({ data: { userId, sessionId }, meta }) => [
      { to: userId, about: { sessionId, at: meta.recordedAt } },
    ],
    compose: async ({ to, about: { sessionId = '', at = '' } }) => {
      const session = await parts.vault.session(sessionId);
      const link = {
        purpose: END_SESSION,
        page: '/end-session',
        about: { userId: to, sessionId },
        hours: LINK_HOURS,
      } as const;
      const { url } = await mailedLink(parts, link);
      return {
        subject: 'Your account was opened in a new browser',
        parts: [
          'Someone logged in to your account in a browser in which it was not opened before, or whose cookies were deleted.',
          await factsOf(parts, to, session, at),
          'If it was you, do nothing.',
        ],
        main: { lead: 'If it was not you, end that session', label: 'End that session', url },
        after: [
          {
            lead: 'Then choose another password',
            label: 'Choose another password',
            url: `${parts.publicUrl}/forgot-password`,
          },
          'The link ends that session and nothing else. It works for 12 hours.',
        ],
        because: 'your account was opened in a new browser',
      };
    },
  }),
});

async function factsOf(parts: MailParts, userId: Uuid, session: Session | null, at: Instant): Promise<LetterPart> {
  const { state } = await parts.deciders.readable.load(userDecider, userId);
  const companyId = session?.companyId ?? null;
  const company = companyId === null ? null : (await parts.deciders.readable.load(companyDecider, companyId)).state;
  const timeZone = state?.choices.timeZone ?? company?.registration.timeZone ?? 'UTC';
  const { browser = null, system = null } = session?.use ?? {};
  const facts: (readonly [string, string])[] = [
    ['Browser', browser ?? 'not known'],
    ['System', system ?? 'not known'],
    ['Time', momentText(at, timeZone)],
  ];
  return { facts: company ? [...facts, ['Company', inQuotes(company.name)]] : facts };
}

const momentText = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));
