import type { Uuid } from '@covertrail/domain/kernel/event';
import { command } from '../calls/call.js';
import type { RequestInvitation } from './request.replies.js';

/** The token is in the body, which no log and no proxy records. */
interface LinkToken {
  readonly token: string;
}

interface DeclinedInvitation extends LinkToken {
  readonly reason: string;
}

export const readInvitation = command<{ body: LinkToken; reply: RequestInvitation }>()(
  'POST',
  'policy/request/invitation',
  { open: true, status: 200 },
);

export const declineInvitation = command<{ body: DeclinedInvitation; reply: { requestId: Uuid } }>()(
  'POST',
  'policy/request/invitation/decline',
  { open: true, status: 200 },
);
