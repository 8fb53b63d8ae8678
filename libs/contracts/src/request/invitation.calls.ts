import type { Uuid } from '@covertrail/domain/kernel/event';
import { command } from '../calls/call.js';
import type { LinkDto } from '../inputs/link.inputs.js';
import type { RequestInvitation } from './request.replies.js';
import type { DeclineInvitationDto } from './request.inputs.js';

export const readInvitation = command<{ body: LinkDto; reply: RequestInvitation }>()(
  'POST',
  'policy/request/invitation',
  { open: true, status: 200, duringMaintenance: true },
);

export const declineInvitation = command<{ body: DeclineInvitationDto; reply: { requestId: Uuid } }>()(
  'POST',
  'policy/request/invitation/decline',
  { open: true, status: 200 },
);
