import type { InvitedAgentDocument } from '@covertrail/contracts/representation/representation.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { invitedAgents } from './invited-agents.projection.js';

const to = (insuredId: string) => ({ insuredId, invitedAgentId: 'i-1' });
const invited = (insuredId: string): DomainEvent => ({
  type: 'AgentInvited',
  data: { ...to(insuredId), email: 'pia@keystone.example', invitedAt: '2026-11-28T08:00:00.000Z' },
});
const accepted = (insuredId: string): DomainEvent => ({
  type: 'AgentInvitationAccepted',
  data: { ...to(insuredId), agencyId: 'a-1', agentId: 'u-1' },
});
const withdrawn = (insuredId: string): DomainEvent => ({ type: 'AgentInvitationWithdrawn', data: to(insuredId) });
const insureds = async (...events: DomainEvent[]) =>
  Object.values(living<InvitedAgentDocument>(await foldProjection(invitedAgents, asLog(events)))).map(
    ({ insuredId }) => insuredId,
  );

describe('invited agents [A08]', () => {
  itIsAFold(invitedAgents, asLog([invited('c-1'), invited('c-2'), accepted('c-1'), withdrawn('c-2'), invited('c-2')]));

  it('are known by each insured that invited the address, until it is over', async () => {
    expect(await insureds(invited('c-1'), invited('c-1'), invited('c-2'))).toEqual(['c-1', 'c-2']);
    expect(await insureds(invited('c-1'), invited('c-2'), accepted('c-1'))).toEqual(['c-2']);
    expect(await insureds(invited('c-1'), withdrawn('c-1'))).toEqual([]);
  });
});
