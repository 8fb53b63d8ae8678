import { invitedAgentsView } from '@covertrail/contracts/representation/representation.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Which insureds invited this address? An invitation that is over leaves the view. */
export const invitedAgents = defineProjection(invitedAgentsView)({
  version: 1,
  on: {
    AgentInvited: (_invited, { data: { insuredId, invitedAgentId } }, id) => ({ id, insuredId, invitedAgentId }),
  },
  changes: { AgentInvitationAccepted: () => null, AgentInvitationWithdrawn: () => null },
  keys: ({ data: { insuredId, invitedAgentId } }) => [`${insuredId}:${invitedAgentId}`],
  audience: () => [],
});
