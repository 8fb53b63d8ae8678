import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { InvitedAgents } from './invited-agents.service.js';

/** Whoever comes second, the invitation or the agent, finds the other: the agency is appointed once. */
export const invitedAgentsReaction = defineReaction<Pick<InvitedAgents, 'arrived' | 'invited'>>()({
  name: 'invited-agents',
  on: {
    MembershipGranted: (event, agents) => agents.arrived(event),
    AgentInvited: (event, agents) => agents.invited(event),
  },
});
