import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { INVITED_AGENTS, type InvitedAgents } from './invited-agents.service.js';

/** Whoever comes second, the invitation or the agent, finds the other: the agency is appointed once. */
export const invitedAgentsReaction = defineReaction<InvitedAgents>()({
  name: INVITED_AGENTS,
  on: {
    MembershipGranted: (event, agents) => agents.appoint(event),
    AgentInvited: (event, agents) => agents.appoint(event),
  },
});
