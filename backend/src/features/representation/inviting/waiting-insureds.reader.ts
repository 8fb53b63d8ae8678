import { Inject, Injectable } from '@nestjs/common';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import { invitedAgentsView } from '@covertrail/contracts/representation/representation.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { invitedAgentIdOf } from '#accounts/invited-agent-id';
import { VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';

/** More insureds than invite one agent who is not there yet. */
const MOST = 200;

/** An insured that invited an address, which nobody may have had who acts for clients. */
export interface WaitingInsured {
  readonly insuredId: Uuid;
  readonly invitedAgentId: Uuid;
  readonly email: string;
}

/** Which insureds wait for an agent. */
@Injectable()
export class WaitingInsureds {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly views: Views,
  ) {}

  /** For somebody who got rights in a company, or for an address that was invited. Throws `ViewsBehind` where a view does not reach the event in time. */
  async of(event: RecordedEvent<'MembershipGranted' | 'AgentInvited'>): Promise<readonly WaitingInsured[]> {
    await this.views.reached(event.position, invitedAgentsView, peopleView, accountsView);
    const { type, data } = event;
    const person = await this.views.get(peopleView, type === 'AgentInvited' ? data.invitedAgentId : data.userId);
    if (!person) return [];
    const { email } = person;
    const invitedAgentId = await invitedAgentIdOf(this.vault, email);
    if (type === 'AgentInvited') return [{ insuredId: data.insuredId, invitedAgentId, email }];
    const where = { invitedAgentId: { eq: invitedAgentId } };
    const { documents } = await this.views.find(invitedAgentsView, { where }, [], { limit: MOST });
    return documents.map(({ insuredId }) => ({ insuredId, invitedAgentId, email }));
  }
}
