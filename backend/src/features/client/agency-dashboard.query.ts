import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { View } from '@covertrail/contracts/define-view';
import { transferDetailsView } from '@covertrail/contracts/client-transfer/client-transfer.views';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { AgencyDashboard as Dashboard } from '@covertrail/contracts/client/client.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { TOTAL_CAP } from '#http/page.rules';
import { usableBy } from '#views/policy-readers.filter';
import { NOT_ARCHIVED } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';
import { expiringPolicies, unverifiedPolicies } from './agency-policies.filter.js';

/** The open work of the actor's agency. Each count stops at 10,001. */
export class AgencyDashboard extends Query<QueryReply<Dashboard>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(AgencyDashboard)
export class AgencyDashboardHandler implements IQueryHandler<AgencyDashboard> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor }: AgencyDashboard): Promise<QueryReply<Dashboard>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const agencyId = { eq: actor.companyId };
    const count = <V extends View>(view: V, filter: FilterOf<V>) => this.views.count(view, filter, TOTAL_CAP);
    const usable = await usableBy(actor.companyId, this.views);
    const [clients, policies, unverified, expiring, openRequests, transfersWaiting] = await Promise.all([
      count(agentClientsView, { where: { agencyId } }),
      count(policiesView, { and: [usable, NOT_ARCHIVED] }),
      count(policiesView, unverifiedPolicies(usable, today)),
      count(policiesView, expiringPolicies(usable, today)),
      count(requestsView, { where: { agencyWords: { word: idWord(actor.companyId) }, state: { eq: 'open' } } }),
      count(transferDetailsView, { where: { askedAgencyId: agencyId, stage: { in: ['requested', 'acknowledged'] } } }),
    ]);
    return this.views.reply({ clients, policies, unverified, expiring, openRequests, transfersWaiting });
  }
}
