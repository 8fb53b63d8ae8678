import { Inject, Injectable } from '@nestjs/common';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { becauseOf, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Agents } from '#auth/agents.service';
import { WaitingInsureds, type WaitingInsured } from './waiting-insureds.reader.js';

type Cause = RecordedEvent<'MembershipGranted' | 'AgentInvited'>;

export const INVITED_AGENTS = 'invited-agents';

/** Appoints the agency of an agent whom insureds invited, once the agent may act for it [A08]. */
@Injectable()
export class InvitedAgents {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(Agents) private readonly agents: Pick<Agents, 'byEmail'>,
    @Inject(WaitingInsureds) private readonly waiting: Pick<WaitingInsureds, 'of'>,
  ) {}

  async appoint(cause: Cause): Promise<void> {
    for (const insured of await this.waiting.of(cause)) await this.appointFor(insured, cause);
  }

  /** An insured that has no place left for the agency keeps the invitation, which its page shows. */
  private async appointFor({ insuredId, invitedAgentId, email }: WaitingInsured, cause: Cause): Promise<void> {
    const agent = await this.agents.byEmail(email);
    if (!agent) return;
    const command = {
      type: 'AcceptAgentInvitation',
      insuredId,
      invitedAgentId,
      ...agent,
      domain: emailDomain(email),
      at: cause.meta.recordedAt,
    } as const;
    try {
      const meta = await this.metaOf({ insuredId, invitedAgentId }, cause);
      await this.deciders.handle(representationDecider, insuredId, command, meta);
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
    }
  }

  /** The person of the insured who invited the agent is named as the one who appointed the agency. */
  private async metaOf(
    { insuredId, invitedAgentId }: Pick<WaitingInsured, 'insuredId' | 'invitedAgentId'>,
    cause: Cause,
  ): Promise<CommandMeta> {
    const { state } = await this.deciders.load(representationDecider, insuredId);
    const by = state.invited.find((invited) => invited.invitedAgentId === invitedAgentId)?.invitedBy;
    const meta = becauseOf(cause, INVITED_AGENTS, deriveId(INVITED_AGENTS, cause.id, insuredId));
    return by ? { ...meta, initiator: { actor: by, tenant: insuredId } } : meta;
  }
}
