import { command, query } from '../calls/call.js';
import type { EndSessionDto, EndSessionLinkDto } from './own-sessions.inputs.js';
import type { OwnSession } from './own-sessions.replies.js';
import type { Said } from './session.replies.js';

const OF_PERSON = { needs: 'useAccount', status: 200, duringMaintenance: true } as const;

/** Where the person is logged in: the present session first, then the one that was used last [A17]. */
export const ownSessions = query<{ reply: readonly OwnSession[] }>()('user/sessions', { needs: 'useAccount' });

/** Ends one session of the person, also the present one. Refused for any other id. */
export const endOwnSession = command<{ body: EndSessionDto; reply: Said }>()('POST', 'user/sessions/end', OF_PERSON);

/** Ends all sessions of the person but the present one. */
export const endOtherSessions = command<{ reply: Said }>()('POST', 'user/sessions/end-others', OF_PERSON);

/** Ends the session in a new browser, by the link of the mail about it: a POST, so that no program that looks at mails ends it. */
export const endSessionByLink = command<{ body: EndSessionLinkDto; reply: Said }>()(
  'POST',
  'user/sessions/end-by-link',
  { open: true, status: 200, duringMaintenance: true },
);
