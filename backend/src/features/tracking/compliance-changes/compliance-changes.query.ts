import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ComplianceChangesDto } from '@covertrail/contracts/tracking/tracking.inputs';
import type { ComplianceChanges } from '@covertrail/contracts/tracking/tracking.replies';
import { complianceChangesView } from '@covertrail/contracts/tracking/tracking.views';
import { addDays } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';
import { lastMomentOf } from '@covertrail/domain/kernel/zoned-day';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf } from '#http/page.rules';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { changeRowsOf } from './change-rows.reader.js';
import { DashboardVisits } from './dashboard-visits.service.js';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Which suppliers changed their status since a person was last at the dashboard, or since a day. */
export class ReadComplianceChanges extends Query<QueryReply<ComplianceChanges>> {
  constructor(
    readonly actor: Actor,
    readonly input: ComplianceChangesDto,
  ) {
    super();
  }
}

@QueryHandler(ReadComplianceChanges)
export class ReadComplianceChangesHandler implements IQueryHandler<ReadComplianceChanges> {
  constructor(
    private readonly views: Views,
    private readonly visits: DashboardVisits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input }: ReadComplianceChanges): Promise<QueryReply<ComplianceChanges>> {
    const lastVisit = await this.visits.lastVisit(actor);
    const since = this.sinceOf(input, actor, lastVisit);
    const changes: FilterOf<typeof complianceChangesView> = {
      where: { requesterId: { eq: actor.companyId }, at: { gt: since }, from: { notIn: [null] } },
    };
    const [{ documents, nextKey }, groups] = await Promise.all([
      this.views.find(complianceChangesView, changes, [{ field: 'at', direction: 'desc' }], pageOf(input)),
      this.views.countBy(complianceChangesView, changes, ['to']),
    ]);
    const became = groups
      .flatMap(({ key: [status], count }) => (status === null ? [] : [{ status, count }]))
      .sort((a, b) => b.count - a.count || a.status.localeCompare(b.status));
    return this.views.reply({
      rows: await changeRowsOf(documents, this.views),
      total: became.reduce((sum, { count }) => sum + count, 0),
      ...(nextKey ? { next: nextKey } : {}),
      since,
      lastVisit,
      became,
    });
  }

  private sinceOf({ since }: ComplianceChangesDto, { timeZone }: Actor, lastVisit: Instant | null): Instant {
    if (since !== undefined) return lastMomentOf(addDays(since, -1), timeZone);
    return lastVisit ?? new Date(Date.parse(this.clock.now()) - WEEK_MS).toISOString();
  }
}
