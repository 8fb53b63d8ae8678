import { Inject, Injectable } from '@nestjs/common';
import type { InvitedAgent } from '@covertrail/contracts/representation/representation.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { INVITATION_DAYS } from '@covertrail/domain/representation/agent-invitations.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';

/** The agents whom an insured invited to sign up and who have not done so yet, oldest first, by the stream of its representation. */
@Injectable()
export class InvitedOfInsured {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The address is empty as long as the view of people does not have it. */
  async of(insuredId: Uuid): Promise<readonly InvitedAgent[]> {
    const { state } = await this.deciders.load(representationDecider, insuredId);
    if (state.invited.length === 0) return [];
    const people = await this.views.byId(
      peopleView,
      state.invited.map(({ invitedAgentId }) => invitedAgentId),
    );
    return state.invited.map(({ invitedAgentId, requested }) => {
      const invitedAt = requested.at(-1) ?? this.clock.now();
      const goodUntil = goodUntilOf(invitedAt);
      const email = people.get(invitedAgentId)?.email ?? '';
      return { invitedAgentId, email, invitedAt, goodUntil, isOver: goodUntil < this.clock.now() };
    });
  }
}

const goodUntilOf = (invitedAt: Instant): Instant =>
  new Date(Date.parse(invitedAt) + INVITATION_DAYS * 86_400_000).toISOString();
