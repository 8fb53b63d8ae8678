import { command } from '../calls/call.js';
import type { LinkDto } from '../inputs/link.inputs.js';
import type { ActivityNotesPage } from './activity-notes.replies.js';

/** The renewals that are past due for the agent who got the link in a mail. It changes nothing, and the link stays. */
export const readActivityNotes = command<{ body: LinkDto; reply: ActivityNotesPage }>()(
  'POST',
  'agent/activity-notes',
  {
    open: true,
    status: 200,
    duringMaintenance: true,
  },
);
