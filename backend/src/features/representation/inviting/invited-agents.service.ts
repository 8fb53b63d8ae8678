import { Inject, Injectable } from '@nestjs/common';
import { invitedAgentsView } from '@covertrail/contracts/representation/representation.views';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { becauseOf, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { invitedAgentIdOf } from '#accounts/invited-agent-id';
import { Agents } from '#auth/agents.service';
import { VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';

type Cause = RecordedEvent<'MembershipGranted' | 'AgentInvited'>;

/** More insureds than invite one agent who is not there yet. */
const MOST = 200;

/** Appoints the agency of an agent whom insureds invited, once the agent may act for it [A08]. */
@Injectable()
export class InvitedAgents {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly deciders: DeciderStore,
    private readonly agents: Agents,
    private readonly views: Views,
  ) {}

  /** Somebody got rights in a company: an agent, maybe, whom insureds wait for. */
  async arrived(event: RecordedEvent<'MembershipGranted'>): Promise<void> {
    await this.views.reached(event.position, invitedAgentsView, peopleView, accountsView);
    const person = await this.views.get(peopleView, event.data.userId);
    if (!person) return;
    const invitedAgentId = await invitedAgentIdOf(this.vault, person.email);
    const where = { invitedAgentId: { eq: invitedAgentId } };
    const { documents } = await this.views.find(invitedAgentsView, { where }, [], { limit: MOST });
    for (const { insuredId } of documents) await this.appoint(insuredId, invitedAgentId, person.email, event);
  }

  /** The agent may have arrived while the insured invited the address. */
  async invited(event: RecordedEvent<'AgentInvited'>): Promise<void> {
    await this.views.reached(event.position, peopleView, accountsView);
    const { insuredId, invitedAgentId } = event.data;
    const person = await this.views.get(peopleView, invitedAgentId);
    if (person) await this.appoint(insuredId, invitedAgentId, person.email, event);
  }

  /** An insured that has no place left for the agency keeps the invitation, which its page shows. */
  private async appoint(insuredId: Uuid, invitedAgentId: Uuid, email: string, cause: Cause): Promise<void> {
    const agent = await this.agents.byEmail(email);
    if (!agent) return;
    const command = {
      type: 'AcceptAgentInvitation',
      insuredId,
      invitedAgentId,
      ...agent,
      domain: emailDomain(email),
    } as const;
    try {
      await this.deciders.handle(
        representationDecider,
        insuredId,
        command,
        await this.metaOf(insuredId, invitedAgentId, cause),
      );
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
    }
  }

  /** The person of the insured who invited the agent is named as the one who appointed the agency. */
  private async metaOf(insuredId: Uuid, invitedAgentId: Uuid, cause: Cause): Promise<CommandMeta> {
    const { state } = await this.deciders.load(representationDecider, insuredId);
    const by = state.invited.find((invited) => invited.invitedAgentId === invitedAgentId)?.invitedBy;
    const meta = becauseOf(cause, 'invited-agents', deriveId('invited-agents', cause.id, insuredId));
    return by ? { ...meta, initiator: { actor: by, tenant: insuredId } } : meta;
  }
}
