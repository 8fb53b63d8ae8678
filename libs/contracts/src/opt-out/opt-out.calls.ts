import type { Uuid } from '@covertrail/domain/kernel/event';
import { command } from '../calls/call.js';
import type { LinkDto } from '../inputs/link.inputs.js';
import type { OptOutByLinkDto, OptOutDto, TakeBackOptOutDto } from './opt-out.inputs.js';
import type { LinkedOptOut } from './opt-out.replies.js';

interface OptOutChanged {
  readonly optOutId: Uuid;
}

/** The company that was asked is no supplier of the requester [D11]: what is open is declined, and it is not asked again. */
export const optOut = command<{ body: OptOutDto; reply: OptOutChanged }>()(
  'POST',
  'policy/response/optout/upload/coi',
  {
    needs: 'answerForInsured',
    status: 200,
    settles: ['requests'],
  },
);

/** The requester may ask it again. */
export const takeBackOptOut = command<{ body: TakeBackOptOutDto; reply: OptOutChanged }>()(
  'POST',
  'policy/response/optout/take-back',
  { needs: 'answerForInsured', status: 200, settles: ['requests'] },
);

/** The same by the link of a mail about a request, of which this reads what it is about. */
export const readLinkedOptOut = command<{ body: LinkDto; reply: LinkedOptOut }>()(
  'POST',
  'policy/response/optout/link/validate',
  { open: true, status: 200, duringMaintenance: true },
);

export const optOutByLink = command<{ body: OptOutByLinkDto; reply: LinkedOptOut }>()(
  'POST',
  'policy/response/optout/link',
  { open: true, status: 200 },
);

export const takeBackOptOutByLink = command<{ body: LinkDto; reply: LinkedOptOut }>()(
  'POST',
  'policy/response/optout/link/take-back',
  { open: true, status: 200 },
);
