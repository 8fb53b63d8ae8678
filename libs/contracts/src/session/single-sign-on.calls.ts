import { command } from '../calls/call.js';
import type { LogInReply, Said } from './session.replies.js';
import type { SignOnStarted } from './single-sign-on.replies.js';
import type { SignOnAnswerDto, SignOnLinkDto, StartSignOnDto } from './single-sign-on.inputs.js';

const OPEN = { open: true, status: 200, duringMaintenance: true } as const;

/** Finds the provider, and begins a sign-on of this browser there [A05]. */
export const startSignOn = command<{ body: StartSignOnDto; reply: SignOnStarted }>()('POST', 'sso/start', OPEN);

/** Exchanges what the provider answered for a session, or for what is asked before one. Refused with a result code. */
export const authenticateToken = command<{ body: SignOnAnswerDto; reply: LogInReply }>()(
  'POST',
  'token/authenticate',
  OPEN,
);

/** Links the identity of an unverified e-mail to its account, by the link of a mail and in the browser that signed on. */
export const linkSignOn = command<{ body: SignOnLinkDto; reply: Said }>()('POST', 'sso/link', {
  open: true,
  status: 200,
});
