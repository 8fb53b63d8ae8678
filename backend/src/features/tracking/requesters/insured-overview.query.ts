import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InsuredOverview, RequesterCounts } from '@covertrail/contracts/tracking/requester.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { SUPPLIER_NEEDS, urgencyOf } from '@covertrail/domain/status/supplier-need';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { LapsesReader } from './lapses.reader.js';

/** Whether an insured has what its requesters require, in numbers, and what lapses next. */
export class ReadInsuredOverview extends Query<QueryReply<InsuredOverview>> {
  constructor(
    readonly insuredId: Uuid,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadInsuredOverview)
export class ReadInsuredOverviewHandler implements IQueryHandler<ReadInsuredOverview> {
  constructor(
    private readonly views: Views,
    private readonly lapses: LapsesReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ insuredId, actor }: ReadInsuredOverview): Promise<QueryReply<InsuredOverview>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const [counts, lapses] = await Promise.all([this.counts(insuredId), this.lapses.of(insuredId, actor, today)]);
    return this.views.reply({ counts, lapses });
  }

  private async counts(insuredId: Uuid): Promise<RequesterCounts> {
    const active = { where: { supplierId: { eq: insuredId }, active: { eq: true } } } as const;
    const found = await this.views.countBy(trackedSuppliersView, active, ['urgency']);
    const countOf = (urgency: number): number => found.find(({ key }) => key[0] === urgency)?.count ?? 0;
    const byNeed = SUPPLIER_NEEDS.map((need) => [need, countOf(urgencyOf(need))] as const);
    const total = byNeed.reduce((sum, [, count]) => sum + count, 0);
    return { ...(Object.fromEntries(byNeed) as Omit<RequesterCounts, 'total'>), total };
  }
}
