import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AgencyDashboard as Dashboard } from '@covertrail/contracts/client/client.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Filter } from '@covertrail/platform/read-store/read-store.port';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';
import { expiringPolicies, unverifiedPolicies } from './agency-policies.filter.js';

/** What the actor's agency has on its hands. Each count stops at 10,001. */
export class AgencyDashboard extends Query<QueryReply<Dashboard>> {
  constructor(
    readonly actor: Actor,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(AgencyDashboard)
export class AgencyDashboardHandler implements IQueryHandler<AgencyDashboard> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, awaited }: AgencyDashboard): Promise<QueryReply<Dashboard>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const agencyId = { eq: actor.companyId };
    const current = await this.views.asOf(awaited, 'agent-clients', 'policies', 'requests', 'transfer-details');
    const count = (view: string, filter: Filter) => this.views.count(view, filter, TOTAL_CAP);
    const [clients, policies, unverified, expiring, openRequests, transfersWaiting] = await Promise.all([
      count('agent-clients', { where: { agencyId } }),
      count('policies', { where: { agencyId } }),
      count('policies', unverifiedPolicies(actor.companyId, today)),
      count('policies', expiringPolicies(actor.companyId, today)),
      count('requests', { where: { agencyId, state: { eq: 'open' } } }),
      count('transfer-details', { where: { askedAgencyId: agencyId, stage: { in: ['requested', 'acknowledged'] } } }),
    ]);
    return current.reply({ clients, policies, unverified, expiring, openRequests, transfersWaiting });
  }
}
