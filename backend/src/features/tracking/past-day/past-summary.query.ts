import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ANNOUNCED_STATUSES } from '@covertrail/domain/status/announced-status';
import type { PastSummary } from '@covertrail/contracts/tracking/tracking.replies';
import { complianceChangesView, statusSpansView } from '@covertrail/contracts/tracking/tracking.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { ComplianceTrend } from '../trend/compliance-trend.service.js';
import { readOn } from './past-suppliers.query.js';

const MONTHS = 12;

/** How many suppliers had each status at the end of a past day, and the trend up to it. */
export class ReadPastSummary extends Query<QueryReply<PastSummary>> {
  constructor(
    readonly actor: Actor,
    readonly on: CalendarDate,
  ) {
    super();
  }
}

@QueryHandler(ReadPastSummary)
export class ReadPastSummaryHandler implements IQueryHandler<ReadPastSummary> {
  constructor(
    private readonly views: Views,
    private readonly trend: ComplianceTrend,
  ) {}

  async execute({ actor, on }: ReadPastSummary): Promise<QueryReply<PastSummary>> {
    const [groups, trend, firstDay] = await Promise.all([
      this.views.countBy(statusSpansView, readOn(actor.companyId, on), ['status']),
      this.trend.points(actor, MONTHS, on),
      this.firstDayOf(actor),
    ]);
    const counts = new Map(groups.map(({ key: [status], count }) => [status, count]));
    const statuses = ANNOUNCED_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
    return this.views.reply({ firstDay, statuses, trend });
  }

  private async firstDayOf({ companyId }: Actor): Promise<CalendarDate | null> {
    const own = { where: { requesterId: { eq: companyId } } } as const;
    const { documents } = await this.views.find(complianceChangesView, own, [{ field: 'at', direction: 'asc' }], {
      limit: 1,
    });
    return documents[0]?.on ?? null;
  }
}
