import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TrendPoint } from '@covertrail/contracts/tracking/tracking.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { ComplianceTrend } from './compliance-trend.service.js';

/** How many suppliers were compliant at the end of each of the last months. */
export class ReadComplianceTrend extends Query<QueryReply<readonly TrendPoint[]>> {
  constructor(
    readonly actor: Actor,
    readonly months: number,
  ) {
    super();
  }
}

@QueryHandler(ReadComplianceTrend)
export class ReadComplianceTrendHandler implements IQueryHandler<ReadComplianceTrend> {
  constructor(
    private readonly views: Views,
    private readonly trend: ComplianceTrend,
  ) {}

  async execute({ actor, months }: ReadComplianceTrend): Promise<QueryReply<readonly TrendPoint[]>> {
    return this.views.reply(await this.trend.points(actor, months));
  }
}
