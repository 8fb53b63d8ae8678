import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { invitedAgentsReaction } from './invited-agents.reaction.js';
import { InvitedAgents } from './invited-agents.service.js';

const [insuredId, invitedAgentId, agencyId, agentId] = [newId(), newId(), newId(), newId()];
const email = 'pia@keystone.example';
const waiting = { of: async () => [{ insuredId, invitedAgentId, email }] };

const appointing = (agent: { agencyId: string; agentId: string } | null): DeclaredReaction<DeciderStore> => ({
  ...invitedAgentsReaction,
  with: (deciders) => invitedAgentsReaction.with(new InvitedAgents(deciders, { byEmail: async () => agent }, waiting)),
});
const there = appointing({ agencyId, agentId });

const invited = (scene: ReactionScene) =>
  scene.happened('representation', insuredId, {
    type: 'AgentInvited',
    data: { insuredId, invitedAgentId, email, invitedAt: '2026-11-28T08:00:00.000Z' },
  });

async function arrived(scene: ReactionScene) {
  await invited(scene);
  const member = { membershipId: newId(), userId: agentId, companyId: agencyId, primaryContact: true };
  return scene.happened('members', agencyId, {
    type: 'MembershipGranted',
    data: { ...member, access: 'manager', permissions: [] },
  });
}

describe('an agent whom an insured invited [A08]', () => {
  const appointed = {
    type: 'AgencyAppointed',
    data: { insuredId, agencyId, agentId, proof: { by: 'invitation' }, domain: 'keystone.example', ofRecord: true },
    actor: 'system:invited-agents',
  };
  const accepted = { type: 'AgentInvitationAccepted', data: { insuredId, invitedAgentId, agencyId, agentId } };

  it('brings the agency in with the rights to act for it', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(there, await arrived(scene))).toMatchObject([appointed, accepted]);
  });

  it('brings it in by the invitation where the agent was faster', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(there, await invited(scene))).toMatchObject([appointed, accepted]);
  });

  it('stays invited while nobody with the address may act for clients', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(appointing(null), await arrived(scene))).toEqual([]);
  });

  itIsHarmlessTwice(there, arrived);
});
