import { Injectable } from '@nestjs/common';
import type { InvitedAgent } from '@covertrail/contracts/representation/representation.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** The agents whom an insured invited to sign up and who have not done so yet, oldest first, by the stream of its representation. */
@Injectable()
export class InvitedOfInsured {
  constructor(private readonly deciders: DeciderStore) {}

  async of(insuredId: Uuid): Promise<readonly InvitedAgent[]> {
    const { state } = await this.deciders.readable.load(representationDecider, insuredId);
    return state.invited.map(({ invitedAgentId, email, requested }) => ({
      invitedAgentId,
      email,
      invitedAt: requested.at(-1) ?? '',
    }));
  }
}
