import { Injectable } from '@nestjs/common';
import type { InvitedAgent } from '@covertrail/contracts/representation/representation.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';

/** The agents whom an insured invited to sign up and who have not done so yet, oldest first, by the stream of its representation. */
@Injectable()
export class InvitedOfInsured {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /** The address is empty as long as the view of people does not have it. */
  async of(insuredId: Uuid): Promise<readonly InvitedAgent[]> {
    const { state } = await this.deciders.load(representationDecider, insuredId);
    if (state.invited.length === 0) return [];
    const people = await this.views.byId(
      peopleView,
      state.invited.map(({ invitedAgentId }) => invitedAgentId),
    );
    return state.invited.map(({ invitedAgentId, requested }) => ({
      invitedAgentId,
      email: people.get(invitedAgentId)?.email ?? '',
      invitedAt: requested.at(-1) ?? '',
    }));
  }
}
