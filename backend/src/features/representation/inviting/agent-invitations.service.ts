import { Inject, Injectable } from '@nestjs/common';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { invitedAgentIdOf } from '#accounts/invited-agent-id';
import { CLOCK, VAULT } from '#tokens/tokens';

/** Invites the address of an agent without an account to sign up and to represent an insured [A08]. */
@Injectable()
export class AgentInvitations {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly deciders: DeciderStore,
  ) {}

  async invite(insuredId: Uuid, email: string, meta: CommandMeta): Promise<Outcome> {
    const command = {
      type: 'InviteAgent',
      insuredId,
      invitedAgentId: await invitedAgentIdOf(this.vault, email),
      email,
      domain: emailDomain(email),
      invitedAt: this.clock.now(),
    } as const;
    return this.deciders.handle(representationDecider, insuredId, command, meta);
  }
}
