import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { PendingApprovalCounts } from '@covertrail/contracts/client/client.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import { CLOCK } from '#tokens/tokens';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { TOTAL_CAP } from '#http/page.rules';
import { usableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';
import { unverifiedPolicies } from '../agency-policies.filter.js';

/** The number of items that wait for the approval of the actor's agency. Only policies do: shares and requests need no approval. */
export class PendingCounts extends Query<QueryReply<PendingApprovalCounts>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(PendingCounts)
export class PendingCountsHandler implements IQueryHandler<PendingCounts> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor }: PendingCounts): Promise<QueryReply<PendingApprovalCounts>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const usable = await usableBy(actor.companyId, this.views);
    const count = await this.views.count(policiesView, unverifiedPolicies(usable, today), TOTAL_CAP);
    return this.views.reply({
      countPolicyVerfication: count,
      countPolicyShare: 0,
      countPolicyRequest: 0,
      totalPendingApproval: count,
    });
  }
}
