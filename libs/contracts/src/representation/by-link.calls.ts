import { command } from '../calls/call.js';
import type { LinkDto } from '../inputs/link.inputs.js';
import type { AgentUpdate, ClientRemoval } from './by-link.replies.js';
import type { UpdateAgentsDto } from './representation.inputs.js';

/** Which client the link of a mail removes, before anything is removed. Refused where it opens nothing. */
export const readClientRemoval = command<{ body: LinkDto; reply: ClientRemoval }>()(
  'POST',
  'agent/removeclient/validate',
  { open: true, status: 200, duringMaintenance: true },
);

/** The agency no longer represents this client. The link is over then. */
export const removeClient = command<{ body: LinkDto; reply: ClientRemoval }>()('POST', 'agent/removeclient', {
  open: true,
  status: 200,
});

/** The agents of the company of the person who got the link in a mail. */
export const readAgentUpdate = command<{ body: LinkDto; reply: AgentUpdate }>()('POST', 'company/agents/validate', {
  open: true,
  status: 200,
  duringMaintenance: true,
});

/** Ends some agents and adds others, all or none. The link is over then. */
export const updateAgents = command<{ body: UpdateAgentsDto; reply: AgentUpdate }>()('PUT', 'company/agents', {
  open: true,
});
